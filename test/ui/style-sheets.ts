import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../src/ui', import.meta.url));

/** A rule of a style sheet; of nested rules, the innermost one. */
export interface StyleRule {
  file: string;
  selectors: string[];
  /** Declarations in their order; a property may occur twice. */
  declarations: [property: string, value: string][];
  /** Condition of the `@media` block around it; empty if there is none. */
  media: string;
}

const parts = (text: string, by: string): string[] => text.split(by).flatMap((part) => part.trim() || []);

/** Selectors at their commas, those within brackets left alone. */
const selectorsOf = (text: string): string[] =>
  text.split(/,(?![^(]*\))/).map((one) => one.trim().replace(/\s+/g, ' '));

const declarationsOf = (body: string): [string, string][] =>
  parts(body, ';').map((line) => {
    const colon = line.indexOf(':');
    return [
      line.slice(0, colon).trim(),
      line
        .slice(colon + 1)
        .trim()
        .replace(/\s+/g, ' '),
    ];
  });

function rulesOf(file: string, text: string): StyleRule[] {
  const found: StyleRule[] = [];
  const open: string[] = [];
  for (const [, before = '', bracket] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)([{}])/g)) {
    if (bracket === '{') {
      open.push(before.trim());
      continue;
    }
    const head = open.pop() ?? '';
    const declarations = declarationsOf(before);
    if (declarations.length > 0)
      found.push({ file, selectors: selectorsOf(head), declarations, media: open.join(' ') });
  }
  return found;
}

/** Every rule of the style sheets, file by file. */
export const styleRules: StyleRule[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => rulesOf(file, readFileSync(join(root, file), 'utf8')));
