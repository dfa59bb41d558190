import { describe, expect, it } from 'vitest';
import { type StyleRule, styleRules } from './style-sheets.ts';

const said = (rules: StyleRule[], wanted: RegExp) =>
  rules.flatMap(({ file, selectors, declarations }) =>
    declarations.flatMap(([property, value]) =>
      wanted.test(property) ? { where: `${file} ${selectors.join(', ')}`, property, value } : [],
    ),
  );
const isStill = ({ media }: StyleRule) => media.includes('prefers-reduced-motion');
const moving = styleRules.filter((rule) => !isStill(rule));
const animations = said(moving, /^animation/);

describe('motion', () => {
  it('only animates position, rotation and opacity', () => {
    const transitions = said(moving, /^transition/);
    expect(transitions.length).toBeGreaterThan(0);
    expect(transitions.filter(({ value }) => !/^(transform|opacity) var\(--quick\)$/.test(value))).toEqual([]);
    const frames = said(
      styleRules.filter(({ media }) => media.startsWith('@keyframes')),
      /./,
    );
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter(({ property }) => property !== 'transform' && property !== 'opacity')).toEqual([]);
  });

  it('is shorter than the limit', () => {
    const once = animations.filter(({ value }) => !value.includes('infinite'));
    expect(once.length).toBeGreaterThan(0);
    expect(once.filter(({ value }) => !/^[\w-]+ var\(--appear\)$/.test(value))).toEqual([]);
  });

  it('is off with reduced motion', () => {
    const still = said(styleRules.filter(isStill), /./);
    expect(still.filter(({ where }) => where.startsWith('parts/tokens.css'))).toEqual([
      { where: 'parts/tokens.css :root', property: '--quick', value: '0s' },
      { where: 'parts/tokens.css :root', property: '--appear', value: '0s' },
    ]);
    const stopped = still.flatMap(({ where, property, value }) =>
      property === 'animation' && value === 'none' ? where : [],
    );
    const endless = animations.flatMap(({ where, value }) => (value.includes('infinite') ? where : []));
    expect(endless.length).toBeGreaterThan(0);
    expect(stopped.sort()).toEqual(endless.sort());
  });
});
