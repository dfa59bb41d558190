/** A sentence, the command it means (`a|b`: either will do) and what has to be in it. */
export type Phrasing = [sentence: string, intent: string, slots?: Record<string, unknown>];

/** Sentences that were written down before any reader was asked, in one sitting. */
export interface Round {
  commands: Phrasing[];
  /** Commands that are still not understood; they must not be taken for a change. */
  missed?: string[];
  /**
   * Taken for something that is not meant: it is looked for, or its plan is shown. Nothing changes by itself.
   */
  shown?: string[];
  /** No command at all, not even as a preview. */
  prose: string[];
  /** Could be taken for a command, but Enter leaves it to the model. */
  inexact: string[];
}
