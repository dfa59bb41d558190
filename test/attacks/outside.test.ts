import { describe, expect, it } from 'vitest';
import { drive } from './drive.ts';
import { places } from './places.ts';
import { attacks } from './tables/index.ts';

/**
 * Attacks whose text an agent outside the browser reads through our tools. We cannot know about text from elsewhere.
 */
const met = Object.entries(attacks).map(([kind, list]) => ({
  kind,
  list: list.filter((attack) => places[attack.in](attack.says).first.length > 0),
}));

it('meets attacks of every kind', () => {
  expect(met.filter(({ list }) => list.length === 0).map(({ kind }) => kind)).toEqual([]);
});

describe.each(met)('an obedient agent outside the browser, $kind', ({ list }) => {
  it.each(list)('$why ($in)', async (attack) => {
    for (const human of ['silent', 'denies'] as const)
      expect((await drive(attack, human, 'client')).faults).toEqual([]);
  });
});
