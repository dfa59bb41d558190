import type { Tool } from '@/src/contract/tool.ts';
import { listActions } from './actions/list-actions.ts';
import { undo } from './actions/undo.ts';
import type { ToolPorts } from './ports.ts';

/** A tool is a function from its ports to its definition, so that one table serves browsers and tests. */
export type MakeTool = (ports: ToolPorts) => Tool;

/** Every tool, one a line. */
export const tools: MakeTool[] = [listActions, undo];
