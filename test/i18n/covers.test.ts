import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { grantWords } from '@/src/contract/run.ts';
import { createI18n } from '@/src/i18n/index.ts';
import { tools } from '@/src/tools/index.ts';
import { fakePorts } from '@/test/fakes/ports.ts';

const writes = tools
  .map((make) => make(fakePorts()))
  .filter(({ effect, inverse }) => effect !== 'read' && inverse !== 'none');

/** A button that keeps a yes says what it covers; for no tool in the words for any. */
describe.each(['en', 'de', 'vi', 'zh_CN'])('in %s, the coverage of a lasting grant', (language) => {
  const file = new URL(`../../public/_locales/${language}/messages.json`, import.meta.url);
  const messages: Record<string, { message: string }> = JSON.parse(readFileSync(file, 'utf8'));
  const { say } = createI18n((key) => messages[key]?.message ?? '', language.replace('_', '-'));

  it.each(writes.map(({ name }) => name))('by %s has its own words with the number', (tool) => {
    const words = say(grantWords({ tool, place: null, most: 7 }));
    expect(words).toContain('7');
    const stands = messages.gate_covers?.message.includes(` ${tool} {`);
    expect(stands, `${tool} in gate_covers of public/_locales/${language}/messages.json`).toBe(true);
    const there = say(
      grantWords({ tool, place: 'x', where: { key: 'bookmarks_place', params: { path: 'Bar' } }, most: 7 }),
    );
    expect(there).toContain(words);
    expect(there).toContain('Bar');
  });
});
