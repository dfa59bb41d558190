import { describe, expect, it } from 'vitest';
import { askWithTools } from './ask-with-tools.ts';

describe('over a furnished library, with every tool', () => {
  it('finds, and changes nothing', async () => {
    const { shown, changes } = await askWithTools('find the dal recipe i saved');
    expect(shown).toEqual(['Easy dal recipe - BBC Good Food']);
    expect(changes).toEqual([]);
  });

  it('asks before it closes', async () => {
    const { changes } = await askWithTools('close all the youtube except the cello one');
    expect(changes).toMatchObject([
      {
        tool: 'close_tabs',
        asked: true,
        rows: ['How to fix a dripping tap in 5 minutes - YouTube', 'Lisbon travel guide: 48 hours - YouTube'],
      },
    ]);
  });
});
