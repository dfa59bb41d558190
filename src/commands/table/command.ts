import type { Text } from '@/src/contract/text.ts';
import type { Effect } from '@/src/contract/tool.ts';
import type { Slots } from '../frame/command-frame.ts';
import type { CommandContext } from '../script/context.ts';
import type { Script } from '../script/script.ts';
import type { Pattern } from './command-pattern.ts';

/** The parts of "All commands", in order. */
export type Group = 'find' | 'tidy' | 'save' | 'bookmarks' | 'tags' | 'history' | 'page' | 'assistant';

/** A built-in command: when it is meant, what it is called and what it does. */
export interface CommandIntent {
  /** Id, as listed in `docs/commands.md`. */
  id: string;
  group: Group;
  effect: Effect;
  /** True if it only asks or says something; not listed. */
  unlisted?: true;
  /** True if its plan is shown even for "this". */
  shown?: true;
  /** True if it acts on one thing and asks which if several fit, so that words cannot select more than was meant. */
  picksOne?: true;
  /** The ways to say it, each a list of patterns. */
  rule: Pattern[][];
  /** The command with these slots in words ("Close tabs from github.com"), for chips and the preview. */
  title(slots: Slots): Text;
  run(slots: Slots, context: CommandContext): Script;
}

/** All commands, in the order of the imports in `index.ts`. */
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
