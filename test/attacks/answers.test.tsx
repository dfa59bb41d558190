// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { seeded, showPanel } from '@/test/ui/page.tsx';
import { answered, said } from '@/test/ui/samples.ts';
import { wordsOnly } from './tables/allowed.ts';

/** Elements that load something by being there. */
const loading =
  'img, link, iframe, script, style, object, embed, video, audio, source, form, [style*="url("], [srcset]';

describe('an answer in which a model hides an address', () => {
  const written = wordsOnly.map(({ why, rounds }) => ({ why, text: String(rounds[0]) }));

  it.each(written)('loads nothing: $why', async ({ text }) => {
    const parts = [{ type: 'text', text: `${text}\n\nthe end` } as const];
    const { services } = await showPanel(await seeded({ messages: [said('tabs'), answered([...parts])] }));
    const article = await screen.findByRole('article', { name: /^Assistant/ });
    await screen.findByText(/the end/);
    expect(article.querySelectorAll(loading)).toHaveLength(0);
    expect([...article.querySelectorAll('a')].every((link) => /^https?:/.test(link.href))).toBe(true);
    expect(services.done.links).toEqual([]);
  });
});
