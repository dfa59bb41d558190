import type { WriteTool } from '@/src/contract/tool.ts';

/** What the journal needs of a tool, to undo what it did. */
export type Undoer = Pick<
  WriteTool,
  'name' | 'undo' | 'conflicts' | 'final' | 'slice' | 'sessionBound' | 'rebind' | 'undoneTogether'
>;
