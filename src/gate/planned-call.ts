import type { Plan, Tool, ToolCall, WriteTool } from '@/src/contract/tool.ts';

/** The declarations of a tool, without its handlers. */
export type ToolFacts = Pick<Tool, 'name' | 'effect' | 'inverse' | 'untrusted' | 'egress' | 'server'> &
  Pick<WriteTool, 'final'>;

/** A call that could run: with validated arguments and a plan from the browser's state. */
export interface PlannedCall {
  call: ToolCall;
  tool: ToolFacts;
  plan: Plan;
}
