/** One thing of the list that pronouns mean. */
export interface Listed {
  kind: 'tab' | 'bookmark';
  id: string;
  title: string;
  url: string;
}

/** What a command knows besides its slots. Derived from the conversation alone. */
export interface CommandContext {
  /** The last result list, or what the user selected in it; null: there is none. */
  list: Listed[] | null;
  /** The list went on beyond what was fetched: "all of them" is not known. */
  more: boolean;
  /** Of the last list, what was acted on since: "the others" are the rest. */
  used: ReadonlySet<string>;
  /** The words were the user's own, to the letter: no typing error was mended. */
  sure: boolean;
  /** Epoch milliseconds. */
  now: number;
  /** The day on which a week begins, 0 for Sunday. */
  firstDay: number;
}
