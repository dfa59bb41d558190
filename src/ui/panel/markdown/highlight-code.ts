import type { LanguageFn } from 'highlight.js';

type Load = () => Promise<{ default: LanguageFn }>;

/** Languages by the names that models use, each loaded on first use. */
const languages: Record<string, Load> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  diff: () => import('highlight.js/lib/languages/diff'),
  go: () => import('highlight.js/lib/languages/go'),
  ini: () => import('highlight.js/lib/languages/ini'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  markdown: () => import('highlight.js/lib/languages/markdown'),
  php: () => import('highlight.js/lib/languages/php'),
  python: () => import('highlight.js/lib/languages/python'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  rust: () => import('highlight.js/lib/languages/rust'),
  sql: () => import('highlight.js/lib/languages/sql'),
  swift: () => import('highlight.js/lib/languages/swift'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
};
const otherNames = {
  bash: ['console', 'sh', 'shell', 'zsh'],
  cpp: ['c++'],
  csharp: ['c#', 'cs'],
  ini: ['toml'],
  javascript: ['js', 'jsx'],
  json: ['jsonc'],
  markdown: ['md'],
  python: ['py'],
  ruby: ['rb'],
  rust: ['rs'],
  typescript: ['ts', 'tsx'],
  xml: ['html', 'svg'],
  yaml: ['yml'],
};
const aliases = new Map(
  Object.entries(otherNames).flatMap(([name, all]) => all.map((one): [string, string] => [one, name])),
);

/** Longest code that is highlighted, in characters. */
const most = 50_000;

/** Piece of code with its classes, outermost first. */
export interface CodeSpan {
  text: string;
  classes: string[];
}

/** Highlights code of one language. Null if it is too long. */
type Highlighter = (source: string) => CodeSpan[] | null;

/** Loaded grammars, by language. */
const loaded = new Map<string, Highlighter>();

const nameOf = (language: string): string => aliases.get(language.toLowerCase()) ?? language.toLowerCase();

/** Highlighter of a language that was loaded before. */
export const loadedHighlighter = (language: string): Highlighter | undefined => loaded.get(nameOf(language));

/** Loads the highlighter of a language; undefined if there is none. */
export async function loadHighlighter(language: string): Promise<Highlighter | undefined> {
  const name = nameOf(language);
  const load = Object.hasOwn(languages, name) ? languages[name] : undefined;
  if (!load || loaded.has(name)) return loaded.get(name);
  const [{ default: engine }, { default: grammar }] = await Promise.all([import('highlight.js/lib/core'), load()]);
  engine.registerLanguage(name, grammar);
  loaded.set(name, (source) =>
    source.length > most ? null : spansOf(engine.highlight(source, { language: name, ignoreIllegals: true }).value),
  );
  return loaded.get(name);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Parses the HTML of the highlighter, which holds only spans and five entities; it never becomes HTML of ours. */
export function spansOf(html: string): CodeSpan[] {
  const spans: CodeSpan[] = [];
  const open: string[] = [];
  for (const [, start, end, text] of html.matchAll(/<span class="([^"]*)">|(<\/span>)|([^<]+)/g)) {
    if (start !== undefined) open.push(start);
    else if (end !== undefined) open.pop();
    else if (text) {
      const plain = text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
      spans.push({ text: plain, classes: [...open] });
    }
  }
  return spans;
}
