import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { styleRules } from '../style-sheets.ts';

/** Custom properties that a component sets from code. */
const fromCode = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) =>
    [...readFileSync(`src/ui/${file}`, 'utf8').matchAll(/['"](--[\w-]+)['"]/g)].map(([, name]) => name!),
  );

it('styles use only existing tokens', () => {
  const known = new Set([
    ...fromCode,
    ...styleRules.flatMap((rule) => rule.declarations.map(([property]) => property)),
  ]);
  const unknown = styleRules.flatMap(({ file, declarations }) =>
    declarations.flatMap(([, value]) =>
      [...value.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) => (known.has(name!) ? [] : `${file}: ${name}`)),
    ),
  );
  expect(unknown, 'not in src/ui/parts/tokens.css').toEqual([]);
});
