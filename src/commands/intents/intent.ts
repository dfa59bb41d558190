import type { Json } from '@/src/contract/json.ts';
import type { Text } from '@/src/contract/text.ts';
import type { Effect } from '@/src/contract/tool.ts';
import type { ObjectKind, Slots } from '../language/command-frame.ts';
import type { CommandContext } from '../script/context.ts';
import type { Script } from '../script/script.ts';

/** The parts of "All commands", in order. */
export type Group = 'find' | 'tidy' | 'save' | 'bookmarks' | 'tags' | 'history' | 'page' | 'assistant';

/**
 * In which sentences an intent is meant. Features are slot names or `is:pinned`, `ref:this`, `by:site`, `to:group`,
 * `window:some` for one that is not all of them (see `features`). A sentence that holds a feature which is neither needed nor allowed is another one: nothing that
 * was said is passed over.
 */
export interface Pattern {
  verbs: string[];
  /** Null: no object was named. */
  objects: (ObjectKind | null)[];
  needs?: string[];
  allows?: string[];
  /** Could be prose as well: with a model, Enter leaves the sentence to the model. */
  vague?: true;
  /** Exact all the same where what it names is there (see `Batch`): "open Thesis" with a session of that name. */
  named?: true;
  /** Only of one thing: "the figma tab". */
  one?: true;
  /** Only of "the", "my": "the rust docs" are there, Spanish may be a language. */
  definite?: true;
  /** Only where not even an article was passed over: "rename Dev to Code", not "rename the variable to Code". */
  bare?: true;
  /** Slots that this way of saying it brings along. */
  adds?: { [slot: string]: Json };
}

/** A built-in command: when it is meant, what it is called and what it does. */
export interface CommandIntent {
  /** As in `docs/commands.md`. */
  id: string;
  group: Group;
  effect: Effect;
  /** Destroys, and shows its plan even for "this". */
  shown?: true;
  patterns: Pattern[];
  /** An example sentence for "All commands". In English, as the grammar reads it; nothing else shows it. */
  phrase: Text;
  /** What it would do with these slots, as a command: "Close tabs from github.com". On chips and in the instant line. */
  title(slots: Slots): Text;
  run(slots: Slots, context: CommandContext): Script;
}
