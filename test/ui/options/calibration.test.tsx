// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { syntaxFor } from '@/src/chat/index.ts';
import type { ModelEvent, Provider } from '@/src/contract/provider.ts';
import { protocol } from '@/test/fakes/protocol.ts';
import { button, expectNoViolations } from './options-page.tsx';
import { withSaved } from './provider-page.tsx';

/** Answers everything with a number, which solves one task in every syntax; `native` it is not asked in. */
const guessing: Provider = {
  models: async () => [],
  async *stream(request): AsyncIterable<ModelEvent> {
    if (request.nativeTools) return yield { type: 'error', error: { code: 'no-tools' } };
    yield { type: 'text-delta', text: '56' };
    yield { type: 'usage', usage: { input: request.messages[0]?.text.length ?? 0, output: 1 } };
    yield { type: 'finish', reason: 'stop', endMark: true };
  },
};

const told = () =>
  screen
    .queryAllByRole('status')
    .map((one) => one.textContent)
    .join();

async function withCalibration(provider: Provider) {
  const { services, user } = await withSaved();
  services.protocol = async () => protocol;
  services.open = async () => provider;
  await user.click(button('Find the best syntax'));
  await screen.findByText(/That takes about [\d,]+ tokens/);
  return { services, user };
}

describe('finding the best syntax', () => {
  it('shows first its cost, then the result of each syntax, which the automatic choice uses', async () => {
    const { services, user } = await withCalibration(guessing);
    await expectNoViolations();
    await user.click(button('Start'));
    await waitFor(() => expect(told()).toContain('“Automatic” now means that'));
    const rows = [...document.querySelectorAll('[data-syntax]')].map((row) => row.textContent);
    expect(rows).toHaveLength(8);
    expect(rows.filter((row) => row.includes('1 of 8 solved'))).toHaveLength(7);
    expect(rows.filter((row) => row.includes('Refused by the server'))).toHaveLength(1);
    await expectNoViolations();
    const settings = await services.providers.modelSettings('p1', 'small');
    expect(settings.calibration?.scores).toHaveLength(8);
    expect(syntaxFor(settings)).toBe(settings.calibration?.syntax);
    await user.click(button('Save'));
    await waitFor(() => expect(told()).toContain('Saved'));
    expect((await services.providers.modelSettings('p1', 'small')).calibration).toEqual(settings.calibration);
  });

  it('is stopped by a click, and stores nothing', async () => {
    const { promise: never } = Promise.withResolvers<void>();
    const slow: Provider = {
      models: async () => [],
      async *stream(_, signal): AsyncIterable<ModelEvent> {
        await Promise.race([never, new Promise((resolve) => signal.addEventListener('abort', resolve))]);
        yield { type: 'finish', reason: 'aborted', endMark: false };
      },
    };
    const { services, user } = await withCalibration(slow);
    await user.click(button('Start'));
    await waitFor(() => expect(told()).toContain('JSON block: task 1 of 64'));
    await user.click(button('Stop measuring'));
    await screen.findByRole('button', { name: 'Find the best syntax' });
    expect((await services.providers.modelSettings('p1', 'small')).calibration).toBeUndefined();
  });
});
