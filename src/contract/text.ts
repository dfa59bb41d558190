/** A key of the English messages; the other languages have the same ones. */
export type MessageKey = keyof typeof import('@/public/_locales/en/messages.json');

/**
 * A message key with its parameters. Rooms that know no language speak in these; `src/i18n` renders them.
 * A parameter may itself be a `Text`, and is then rendered first; several become a list as the language writes it.
 */
export interface Text {
  key: string;
  params?: Record<string, string | number | Text | (string | Text)[]>;
  /** Stands where there is no such message. */
  plain?: string;
  /** A question as part of a longer sentence: without its mark and what follows; `next`: begins small as well. */
  part?: 'first' | 'next';
}

/** Builds a `Text`: `text('tabs_closed', { n: 3 })`. */
export const text = (key: MessageKey, params?: Text['params']): Text => (params ? { key, params } : { key });

/** A tool's name as a person reads it. One that no tool has, which a model may make up, stays as it was written. */
export const toolName = (name: string): Text => ({
  key: `tool_name_${name}`,
  plain: name.replaceAll('_', ' '),
});

/** One sentence for the user on what a tool does; `plain` for a tool that has none, as those of a user's servers. */
export const toolAbout = (name: string, plain: string): Text => ({ key: `tool_about_${name}`, plain });

/** An error that names what it did not find by an id. */
const namesIds = /\bids?\b|^\S+ \("|\b\w+:\d+\b/;

/**
 * Why a call failed, for the user. What the model is told is English; a language that is not says what kind of failure
 * it was, where that is known. Ids are not shown.
 */
export function toolFailure({ code = 'failed', error }: { code?: string; error: string | null }): Text {
  const reason = error ?? '';
  const kind = code === 'not-found' && namesIds.test(reason) ? 'gone' : code.replaceAll('-', '_');
  return text('tool_failure', { code: kind, reason });
}
