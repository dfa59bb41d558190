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

/** Reasons of our own tools that name by its id what was not found. */
const namesIds = [
  /\bhas (?:the|this|one of the) ids?\b/,
  /^\S+ \(".*"\) is a (?:folder|bookmark)\.$/s,
  /^\S+ is the bookmark ".*", no folder\.$/s,
  /^(?:There is no action|There is no page in|Nothing is left to undo of) /,
  /^The session \S+ holds no address/,
  /: folders, or bookmarks without a web address\.$/,
];

/**
 * Why a call failed, for the user. The error for the model is English; in other languages its kind is shown, if known.
 * Ids are not shown.
 */
export function toolFailure({ code = 'failed', error }: { code?: string; error: string | null }): Text {
  const reason = error ?? '';
  const kind = code === 'not-found' && namesIds.some((one) => one.test(reason)) ? 'gone' : code.replaceAll('-', '_');
  return text('tool_failure', { code: kind, reason });
}
