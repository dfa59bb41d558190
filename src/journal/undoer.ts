import type { WriteTool } from '@/src/contract/tool.ts';

/** The part of a tool that undo needs. */
export type Undoer = Pick<
  WriteTool,
  'name' | 'undo' | 'conflicts' | 'final' | 'slice' | 'sessionBound' | 'rebind' | 'undoneTogether' | 'undoOpens'
>;
