import type { ToolDescription } from '@/src/contract/tool.ts';
import type { FunctionTool } from './ai-sdk.ts';

/** The tools as an API takes them. */
export const functionTools = (tools: ToolDescription[]): FunctionTool[] =>
  tools.map(({ name, description, parameters }) => ({
    type: 'function',
    name,
    description,
    inputSchema: parameters as FunctionTool['inputSchema'],
  }));
