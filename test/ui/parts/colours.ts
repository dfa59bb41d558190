import { styleRules } from '@/test/ui/style-sheets.ts';

export type Theme = 'light' | 'dark';

/** Values in `tokens.css`, by the name of the token without its dashes. */
const table = new Map(
  styleRules
    .filter(({ file, selectors, media }) => file === 'parts/tokens.css' && media === '' && selectors[0] === ':root')
    .flatMap(({ declarations }) => declarations)
    .map(([name, value]) => [name.slice(2), value] as const),
);

/** Names of the colour tokens; each is a `light-dark` pair. */
export const colours: string[] = [...table].flatMap(([name, value]) => (value.startsWith('light-dark') ? name : []));

/** Red, green and blue in linear light, 0 to 1, of an opaque colour (the matrices of CSS Color 4). */
function linear(lightness: number, chroma: number, hue: number): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (part: number) => Math.min(1, Math.max(0, part));
  return [
    shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function luminance(name: string, theme: Theme): number {
  const pair = /^light-dark\(oklch\(([^)]*)\), oklch\(([^)]*)\)\)$/.exec(table.get(name) ?? '');
  const [lightness, chroma, hue] = (pair?.[theme === 'light' ? 1 : 2] ?? '').split(' ').map(Number.parseFloat);
  if (lightness === undefined || chroma === undefined || hue === undefined) throw new Error(`--${name} is no colour`);
  const [red, green, blue] = linear(lightness / 100, chroma, hue);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two tokens as WCAG defines it, 1 to 21. */
export function contrast(one: string, other: string, theme: Theme): number {
  const [dark, light] = [luminance(one, theme), luminance(other, theme)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}
