import { describe, expect, it } from 'vitest';
import type { Caller } from '@/src/contract/tool.ts';
import { drive } from './drive.ts';
import { choosing, returning, sliced, stretched, turning } from './tables/openings.ts';

/** The same calls in the user's name: by a command, a key, or a click on what a model suggested. */
describe.each(['command', 'shortcut', 'panel'] satisfies Caller[])(
  'in a chat with text of others, as a %s',
  (caller) => {
    it.each([...choosing, ...returning, ...turning, ...stretched, ...sliced])('$why', async (attack) => {
      expect((await drive(attack, 'silent', caller)).faults).toEqual([]);
    });
  },
);
