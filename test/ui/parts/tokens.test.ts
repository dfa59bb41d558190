import { describe, expect, it } from 'vitest';
import { styleRules } from '@/test/ui/style-sheets.ts';
import { colours, contrast, type Theme } from './colours.ts';

const themes: Theme[] = ['light', 'dark'];
const grounds = ['n1', 'n2', 'n3', 'raised'];

/** Text colours, each with the backgrounds that it stands on. */
const words: [string, string[]][] = [
  ['n12', [...grounds, 'n4', 'n5', 'amber-wash', 'amber-ground', 'coral-wash', 'accent-wash']],
  ['n11', [...grounds, 'n4', 'n5', 'amber-wash', 'amber-ground']],
  ['accent-ink', grounds],
  ['coral-ink', [...grounds, 'coral-wash']],
  ['amber-ink', [...grounds, 'amber-wash', 'amber-ground']],
  ['on-fill', ['accent-fill', 'accent-fill-hover', 'coral-fill', 'coral-fill-hover']],
  ...colours.filter((name) => name.startsWith('code-')).map((name): [string, string[]] => [name, grounds]),
];

/** Colours that are allowed as the border of a control. */
const lines = ['n8', 'n9', 'n10', 'n11', 'accent', 'coral'];

/** Colours of lines, icons and shades beside words that say the same. */
const decoration = ['n6', 'n7', 'veil', 'amber', 'amber-line', 'tick'];

const control =
  /\.(button-plain|chip|input|checkbox|switch|composer|theme-look|answers-reason)(\[|:|$)|\.select select$/;
const innermost = (selector: string) => selector.replace(/^.*[\s>+~](?=\.)/, '');
const bounds = styleRules
  .filter(({ media }) => !media.includes('forced-colors'))
  .flatMap(({ file, selectors, declarations }) =>
    selectors
      .filter((selector) => control.test(selector.endsWith(' select') ? selector : innermost(selector)))
      .flatMap((selector) =>
        declarations
          .filter(([property]) => /^border(-(block|inline)(-(start|end))?)?(-color)?$/.test(property))
          .map(([, value]) => ({ what: `${file} ${selector}`, value })),
      ),
  );

describe('colours', () => {
  it.each(themes)('have enough contrast for all text in the %s theme', (theme) => {
    const faint = words.flatMap(([word, stands]) =>
      stands.flatMap((ground) => {
        const now = contrast(word, ground, theme);
        return now < 4.5 ? `${word} on ${ground}: ${now.toFixed(2)}` : [];
      }),
    );
    expect(faint).toEqual([]);
  });

  it.each(themes)('have enough contrast for the edges of controls in the %s theme', (theme) => {
    const faint = lines.flatMap((line) =>
      grounds.flatMap((ground) => {
        const now = contrast(line, ground, theme);
        return now < 3 ? `${line} on ${ground}: ${now.toFixed(2)}` : [];
      }),
    );
    expect(faint).toEqual([]);
  });

  it('are all in one of these lists', () => {
    const listed = new Set([...words.flat(2), ...lines, ...decoration]);
    const others = colours.filter((name) => !listed.has(name));
    expect(others, 'in no list of test/ui/parts/tokens.test.ts').toEqual([]);
  });

  it('give each control one of these edges', () => {
    const lined = bounds.filter(({ value }) => /var\(/.test(value));
    expect(new Set(lined.map(({ what }) => what.replace(/.*[.\s](?=[\w-]+)/, '').replace(/[:[].*/, '')))).toEqual(
      new Set([
        'button-plain',
        'chip',
        'input',
        'checkbox',
        'switch',
        'composer',
        'theme-look',
        'answers-reason',
        'select',
      ]),
    );
    const others = lined.filter(({ value }) =>
      [...value.matchAll(/var\(--([\w-]+)\)/g)].some(([, name]) => !lines.includes(name!)),
    );
    expect(others).toEqual([]);
  });
});

it('every progress bar has an outline in forced colors', () => {
  const outlined = styleRules.filter(
    ({ media, declarations }) =>
      media.includes('forced-colors') && declarations.some(([property]) => property === 'border'),
  );
  expect(outlined.flatMap(({ selectors }) => selectors)).toContain('progress');
});
