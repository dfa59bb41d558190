import { describe, expect, it } from 'vitest';
import { drive } from './drive.ts';
import { places } from './places.ts';
import { attacks } from './tables/index.ts';

/** Those whose text an agent outside meets through our tools. What it reads elsewhere, nobody here knows. */
const met = Object.values(attacks)
  .flat()
  .filter((attack) => places[attack.in](attack.says).first.length > 0);

describe('an obedient agent outside the browser', () => {
  it.each(met)('$why ($in)', async (attack) => {
    for (const human of ['silent', 'denies'] as const)
      expect((await drive(attack, human, 'client')).faults).toEqual([]);
  });
});
