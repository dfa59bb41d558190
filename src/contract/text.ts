/** A key of the English messages; the other languages have the same ones. */
export type MessageKey = keyof typeof import('@/public/_locales/en/messages.json');

/**
 * A message key with its parameters. Rooms without a language use these; `src/i18n` renders them. A parameter may
 * itself be a `Text`, which is rendered first; a list is written as the language does.
 */
export interface Text {
  key: string;
  params?: Record<string, string | number | Text | (string | Text)[]>;
  /** Shown if there is no such message. */
  plain?: string;
  /**
   * A question as part of a longer sentence: without its mark and what follows. `next`: also beginning in lower case.
   */
  part?: 'first' | 'next';
}

/** Builds a `Text`: `text('tabs_closed', { n: 3 })`. */
export const text = (key: MessageKey, params?: Text['params']): Text => (params ? { key, params } : { key });

/** A tool's name for the user. An unknown name, which a model may invent, stays as it is. */
export const toolName = (name: string): Text => ({
  key: `tool_name_${name}`,
  plain: name.replaceAll('_', ' '),
});

/** One sentence for the user on what a tool does; `plain` for a tool that has none, as those of a user's servers. */
export const toolAbout = (name: string, plain: string): Text => ({ key: `tool_about_${name}`, plain });

/** An error that names what it did not find by an id. */
const namesIds = /\bids?\b|^\S+ \("|\b\w+:\d+\b/;

/**
 * Why a call failed, for the user. The error for the model is English; in other languages its kind is shown, if known.
 * Ids are not shown.
 */
export function toolFailure({ code = 'failed', error }: { code?: string; error: string | null }): Text {
  const reason = error ?? '';
  const kind = code === 'not-found' && namesIds.test(reason) ? 'gone' : code.replaceAll('-', '_');
  return text('tool_failure', { code: kind, reason });
}
