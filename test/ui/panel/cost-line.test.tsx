// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seeded, showPanel, violations } from '../page.tsx';
import { answered, said } from '../samples.ts';

const fit = { used: 900, of: 32_768, dropped: { turns: 3, rounds: 0 }, shortened: 1 };
const rounds = [
  said('First'),
  answered([{ type: 'text', text: 'One.' }], { usage: { input: 5000, output: 40, cost: 0.004 } }),
  said('Second', { id: 'u2', turn: 't2', at: 3 }),
  answered([{ type: 'text', text: 'Two.' }], {
    id: 'a2',
    turn: 't2',
    at: 4,
    fit,
    usage: { input: 16_000, output: 384, cost: 0.5 },
  }),
];

describe('the line under the composer', () => {
  it('shows how full the context is, the cost of the chat, and what no longer fits', async () => {
    const { user } = await showPanel(await seeded({ messages: rounds, model: true }));
    const line = await screen.findByRole('button', { name: 'Context and cost: 16k of 32k · $0.50' });
    expect(screen.getByText('3 earlier turns no longer fit. 1 long text was shortened.')).toBeTruthy();
    await user.click(line);
    const counts = document.getElementById(line.getAttribute('aria-describedby') ?? '')!;
    expect([...counts.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
      'This turn16,000 tokens in, 384 out$0.50',
      'This chat21,000 tokens in, 424 out$0.50',
      'Context used16k of 32k',
    ]);
    expect(await violations()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(line.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(line);
  });

  it('shows that values are estimated, and that no price is known', async () => {
    const usage = { input: 100, output: 4, estimated: true };
    const messages = [
      said('Hi'),
      answered([{ type: 'text', text: 'Yes.' }], {
        usage,
        fit: { ...fit, dropped: { turns: 0, rounds: 0 }, shortened: 0 },
      }),
    ];
    const { user } = await showPanel(await seeded({ messages, model: true }));
    const line = await screen.findByRole('button', { name: 'Context and cost: ≈ 0.9k of 32k' });
    await user.click(line);
    expect(screen.getAllByText('≈ 100 tokens in, 4 out')).toHaveLength(2);
    expect(screen.getByText(/No price is known for this model/)).toBeTruthy();
  });

  it('is empty if no model answered', async () => {
    await showPanel(await seeded({ messages: [said('Hi'), answered([{ type: 'text', text: 'Yes.' }])] }));
    await screen.findByText('Yes.');
    expect(screen.queryByRole('button', { name: /Context and cost/ })).toBeNull();
  });
});
