/** A key of the English messages; all languages have the same keys. */
export type MessageKey = keyof typeof import('@/public/_locales/en/messages.json');

/**
 * A message key with its parameters, for rooms that know no language. A `Text` in it is rendered first; a list is
 * joined as the language does.
 */
export interface Text {
  key: string;
  params?: Record<string, string | number | Text | (string | Text)[]>;
  /** Text to show if the key has no message. */
  plain?: string;
  /** Renders a question without its mark, as part of a sentence. `next`: with a small first letter. */
  part?: 'first' | 'next';
}

/** Builds a `Text`: `text('tabs_closed', { n: 3 })`. */
export const text = (key: MessageKey, params?: Text['params']): Text => (params ? { key, params } : { key });

/** The text for `n` items. */
export const withCount = ({ key, params }: Text, n: number): Text => ({ key, params: { ...params, n } });

/** Name of a tool for the user. An unknown name, which a model may invent, stays as it is. */
export const toolName = (name: string): Text => ({
  key: `tool_name_${name}`,
  plain: name.replaceAll('_', ' '),
});

/** One sentence on what a tool does. `plain`: for a tool without one, such as a server's. */
export const toolAbout = (name: string, plain: string): Text => ({ key: `tool_about_${name}`, plain });

/** Reasons of our own tools whose English text names an id that was not found. */
const namesIds = [
  /\bhas (?:the|this|one of the) ids?\b/,
  /^\S+ \(".*"\) is a (?:folder|bookmark)\.$/s,
  /^\S+ is the bookmark ".*", no folder\.$/s,
  /^(?:There is no action|There is no page in|Nothing is left to undo of) /,
  /^The session \S+ holds no address/,
  /: folders, or bookmarks without a web address\.$/,
];

/** Reason of a failed call for the user, without ids. `error` is English; other languages show the kind instead. */
export function toolFailure({ code = 'failed', error }: { code?: string; error: string | null }): Text {
  const reason = error ?? '';
  const isGone = code === 'not-found' && namesIds.some((one) => one.test(reason));
  const gone = /\bNo (?:open )?tab has\b/.test(reason) ? 'gone_tab' : 'gone';
  return text('tool_failure', { code: isGone ? gone : code.replaceAll('-', '_'), reason });
}
