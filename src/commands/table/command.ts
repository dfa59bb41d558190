import type { Text } from '@/src/contract/text.ts';
import type { Effect } from '@/src/contract/tool.ts';
import type { Slots } from '../language/command-frame.ts';
import type { CommandContext } from '../script/context.ts';
import type { Script } from '../script/script.ts';
import type { Pattern } from './command-pattern.ts';

/** The parts of "All commands", in order. */
export type Group = 'find' | 'tidy' | 'save' | 'bookmarks' | 'tags' | 'history' | 'page' | 'assistant';

/** A built-in command: when it is meant, what it is called and what it does. */
export interface CommandIntent {
  /** As in `docs/commands.md`. */
  id: string;
  group: Group;
  effect: Effect;
  /** Only asks or says something. */
  unlisted?: true;
  /** Destroys, and shows its plan even for "this". */
  shown?: true;
  /** The ways to say it, each a list of patterns. */
  rule: Pattern[][];
  /** Its action with these slots, as a command: "Close tabs from github.com". For chips and the instant line. */
  title(slots: Slots): Text;
  run(slots: Slots, context: CommandContext): Script;
}

/** The table: every command, in the order in which the files of `index.ts` name them. */
export const intents: CommandIntent[] = [];

/** Adds an entry to the table. */
export function command(
  id: string,
  group: Group,
  effect: Effect,
  what: Omit<CommandIntent, 'id' | 'group' | 'effect'>,
): CommandIntent {
  const intent = { id, group, effect, ...what };
  intents.push(intent);
  return intent;
}
