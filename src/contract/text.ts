/**
 * A message key with its parameters. Rooms that know no language speak in these; `src/i18n` renders them.
 * A parameter may itself be a `Text`, and is then rendered first; several become a list as the language writes it.
 */
export interface Text {
  key: string;
  params?: Record<string, string | number | Text | (string | Text)[]>;
}

/** Builds a `Text`: `text('tabs_closed', { n: 3 })`. */
export const text = (key: string, params?: Text['params']): Text => (params ? { key, params } : { key });
