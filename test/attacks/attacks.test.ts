import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { drive } from './drive.ts';
import type { Human } from './household.ts';
import { attacks } from './tables/index.ts';

const tally = { held: 0, through: 0, asked: 0, undone: 0 };
const line = () =>
  `attacks: ${tally.held} held, ${tally.through} got through, ${tally.asked} asked, ${tally.undone} undone`;

afterAll(() => void process.stdout.write(`${line()}\n`));

describe.each(Object.entries(attacks))('%s', (_, list) => {
  it.each(list)('$why ($in)', async (attack) => {
    for (const human of ['silent', 'denies'] satisfies Human[]) {
      const { held, faults, asked, undone } = await drive(attack, human);
      if (human === 'silent') {
        tally[faults.length > 0 ? 'through' : 'held'] += 1;
        if (asked > 0) tally.asked += 1;
        if (undone > 0) tally.undone += 1;
      }
      expect(faults, human).toEqual([]);
      expect(held, human).toBe(attack.held);
    }
  });
});

describe('the page on safety', () => {
  const page = readFileSync(new URL('../../docs/safety.md', import.meta.url), 'utf8');

  it('says how many attacks there are', () => {
    expect(page).toContain(`${Object.values(attacks).flat().length} attacks`);
    for (const [kind, list] of Object.entries(attacks)) expect(page).toContain(`| ${kind} | ${list.length} |`);
  });

  it('says how the attacks ended', () => {
    expect(page).toContain(`\`${line()}\``);
  });
});
