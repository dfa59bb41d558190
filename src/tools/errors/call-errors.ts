import { ToolError } from '@/src/contract/tool.ts';

/** The error for arguments that cannot be meant. */
export const invalid = (problem: string, suggestion: string): ToolError =>
  new ToolError('invalid-arguments', problem, suggestion);

/** The error for something that does not exist. */
export const notThere = (problem: string, suggestion: string): ToolError =>
  new ToolError('not-found', problem, suggestion);
