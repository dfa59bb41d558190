import type { Text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';

/** A thing that pronouns may refer to. For a `page` (visited, to read, linked) the id is the address. */
export interface Listed {
  kind: 'tab' | 'bookmark' | 'page' | 'closed' | 'session';
  id: string;
  title: string;
  url: string;
  /** True for a tab whose page failed to load. */
  failed?: boolean;
  /** Index of its row in the list. A row may contain several things, such as a tab and its bookmark. */
  row: number;
}

/** The list in the conversation that pronouns are about. */
export interface Listing {
  /** The last result list, or the rows selected in it; null if there is none. */
  list: Listed[] | null;
  /** True if only a part of the list was read, so that "all of them" is unclear. */
  more: boolean;
  /** Ids in the last list that were changed since, so that "the others" are the rest. */
  used: ReadonlySet<string>;
}

/** Input of a command beside its slots, derived from the conversation. */
export interface CommandContext extends Listing {
  /** True if no typing error was corrected. */
  sure: boolean;
  /** Renders a text in the user's language, for names of new things. */
  say(text: Text): string;
  /** The language of the interface. */
  language: string;
  /** Epoch milliseconds. */
  now: number;
  /** The day on which a week begins, 0 for Sunday. */
  firstDay: number;
  /** Well-known sites of a subject, in the words for it. Absent where no sentence is read, as in the background. */
  sitesOn?(words: string): string[];
  /** True if the browser has a built-in model. */
  ownModel: boolean;
}

/** Context of a command that runs. */
export interface RunContext extends CommandContext {
  /** A chip that runs this command again with some of its slots changed; undefined takes a slot away. */
  again(label: Text, change: object): Chip;
}
