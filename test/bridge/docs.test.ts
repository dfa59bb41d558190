import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultPort } from '@/src/contract/bridge.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = read('docs/bridge.md');
const blocks = (language: string) =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, text]) => text!);
/** First cells of the table under a header. */
const column = (header: string): string[] => {
  const [, rows] = page.split(`| ${header} |`);
  return rows!
    .split('\n\n')[0]!
    .split('\n')
    .slice(2)
    .map((row) => row.split('|')[1]!.trim());
};
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);

describe('docs/bridge.md', () => {
  it('quotes the words of doctor', () => {
    const source = read('bridge/src/install/doctor.ts');
    const cells = column('it says');
    expect(cells.length).toBeGreaterThan(10);
    for (const words of cells.flatMap(quoted)) expect(source).toContain(words);
  });

  it('lists the errors of the host with their codes', () => {
    const source = read('bridge/src/refusal.ts');
    const documented = column('error').flatMap((cell) => {
      const found = /^(\d{3}) `(\w+)`$/.exec(cell);
      return found ? [`${found[1]} ${found[2]}`] : [];
    });
    const known = [...source.matchAll(/status: (\d{3}),\s+code: '(\w+)'/g)].map(
      ([, status, code]) => `${status} ${code}`,
    );
    expect(documented.sort()).toEqual(known.filter((one) => !one.startsWith('400')).sort());
  });

  it('has valid settings with one port', () => {
    const settings = blocks('json');
    expect(settings).toHaveLength(4);
    for (const text of settings) expect(JSON.stringify(JSON.parse(text))).toContain('outrigger');
    expect(
      [...page.matchAll(/(?<!"callback":"http:\/\/)(?:127\.0\.0\.1|localhost):(\d+)/g)].filter(
        ([, port]) => Number(port) !== defaultPort,
      ),
    ).toEqual([]);
  });
});
