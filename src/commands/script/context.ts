import type { Text } from '@/src/contract/text.ts';

/** One thing of the list that pronouns mean. The id of a `page` (visited, to be read, linked) is its address. */
export interface Listed {
  kind: 'tab' | 'bookmark' | 'page' | 'closed' | 'session';
  id: string;
  title: string;
  url: string;
  /** A tab whose page could not be loaded. */
  failed?: boolean;
  /** Its place in the list, from 0. One row may stand for a tab and a bookmark. */
  row: number;
}

/** Input of a command beside its slots, derived from the conversation. */
export interface CommandContext {
  /** The last result list, or what the user selected in it; null: there is none. */
  list: Listed[] | null;
  /** The list went on beyond what was fetched: "all of them" is not known. */
  more: boolean;
  /** Ids of the last list that were acted on since: "the others" are the rest. */
  used: ReadonlySet<string>;
  /** The words were the user's own, to the letter: no typing error was mended. */
  sure: boolean;
  /** In the user's language: for names that are given to things. */
  say(text: Text): string;
  /** The language of the interface. */
  language: string;
  /** Epoch milliseconds. */
  now: number;
  /** The day on which a week begins, 0 for Sunday. */
  firstDay: number;
  /** The browser has a model of its own. */
  ownModel: boolean;
}
