// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PanelProvider } from '@/src/ui/panel/actions/panel-context.tsx';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import { AnswerText } from '@/src/ui/panel/markdown/answer-text.tsx';
import { fakeServices } from '@/test/fakes/services.ts';
import { within } from '../page.tsx';

const text = 'Say it, for example:\n\n- Show tabs\n\n- Close *all*\n\nOr:\n\n-5 degrees\n- no list';

it('an answer has its paragraphs and lists before the Markdown renderer is loaded', async () => {
  const services = fakeServices();
  const { container } = render(
    within(
      services,
      <PanelProvider panel={createPanelStore(services)}>
        <AnswerText text={text} growing={false} />
      </PanelProvider>,
    ),
  );
  const parts = () =>
    [...container.querySelectorAll('p, li')]
      .filter((one) => one.parentElement?.localName !== 'li')
      .map((one) => `${one.localName} ${one.textContent?.trim()}`);
  expect(parts()).toEqual([
    'p Say it, for example:',
    'li Show tabs',
    'li Close *all*',
    'p Or:',
    'p -5 degrees\n- no list',
  ]);
  expect(container.querySelectorAll('ul')).toHaveLength(1);
  await waitFor(() => expect(container.querySelector('.answer-plain')).toBeNull());
  expect(parts().slice(0, 4)).toEqual(['p Say it, for example:', 'li Show tabs', 'li Close all', 'p Or:']);
});
