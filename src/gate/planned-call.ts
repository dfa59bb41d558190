import type { Plan, Tool, ToolCall, WriteTool } from '@/src/contract/tool.ts';

/** A tool as the gate knows it: its declarations, never its handlers. */
export type ToolFacts = Pick<Tool, 'name' | 'effect' | 'inverse' | 'untrusted' | 'egress' | 'server'> &
  Pick<WriteTool, 'final'>;

/** A call that could run: its arguments are validated, and its plan was made from the browser's state. */
export interface PlannedCall {
  call: ToolCall;
  tool: ToolFacts;
  plan: Plan;
}
