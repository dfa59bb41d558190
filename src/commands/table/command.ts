import { type MessageKey, type Text, text } from '@/src/contract/text.ts';
import type { Effect } from '@/src/contract/tool.ts';
import type { RunSlots, Slots } from '../frame/command-frame.ts';
import { type Answer, type CommandContext, chip, NotDone, type RunContext, type Script } from '../script/script.ts';
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
  /** True if the pages that it is about stay where they are, whatever it deletes. */
  keepsPages?: true;
  /** True if it only goes to what is open: nothing is changed, so nothing is shown first. */
  goes?: true;
  /** The ways to say it, each a list of patterns. */
  rule: Pattern[][];
  /** The command with these slots in words ("Close tabs from github.com"), for chips and the preview. */
  title(slots: Slots): Text;
  run(slots: Slots, context: CommandContext): Script;
}

/** A command as the file of its area writes it. */
interface Entry extends Pick<CommandIntent, 'unlisted' | 'shown' | 'picksOne' | 'keepsPages' | 'goes'> {
  /** Absent if no sentence means it. */
  rule?: Pattern[][];
  title: MessageKey | ((slots: RunSlots) => Text);
  run(slots: RunSlots, context: RunContext): Script | Answer;
}

/** All commands, in the order of the imports in `all-commands.ts`. */
export const intents: CommandIntent[] = [];

/** Adds an entry to the table. */
export function command(
  id: string,
  group: Group,
  effect: Effect,
  { rule = [], title, run, ...more }: Entry,
): CommandIntent {
  const intent: CommandIntent = {
    id,
    group,
    effect,
    rule,
    ...more,
    title: typeof title === 'string' ? () => text(title) : title,
    *run(slots, context) {
      try {
        const again: RunContext['again'] = (label, change) => chip(label, id, { ...slots, ...change });
        const script = run(slots, { ...context, again });
        return 'lines' in script ? script : yield* script;
      } catch (error) {
        if (error instanceof NotDone) return error.answer;
        throw error;
      }
    },
  };
  intents.push(intent);
  return intent;
}
