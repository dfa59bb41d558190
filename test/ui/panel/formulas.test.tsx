// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PanelProvider } from '@/src/ui/panel/actions/panel-context.tsx';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import Markdown from '@/src/ui/panel/markdown/markdown.tsx';
import { fakeServices } from '@/test/fakes/services.ts';
import { within } from '../page.tsx';

/** Lists how the formulas of a text are set: `alone` in a block, or `within` a sentence. */
function set(source: string): string[] {
  const services = fakeServices();
  const panel = createPanelStore(services);
  const drawn = render(within(services, <PanelProvider panel={panel}>{<Markdown source={source} />}</PanelProvider>));
  return [...drawn.container.querySelectorAll('.formula')].map((one) =>
    one.matches('.formula-display') ? 'alone' : 'within',
  );
}

it.each([
  ['$$E = mc^2$$', ['alone']],
  ['$$\nE = mc^2\n$$', ['alone']],
  ['Thus:\n$$x$$\nas $$y$$ said', ['alone', 'within']],
  ['1. so\n   $$x$$\n2. $$y$$\n\n> $$z$$', ['alone', 'alone', 'alone']],
  ['$$\\begin{aligned}\na &= b\n\\end{aligned}$$', ['alone']],
  ['a $$x$$', ['within']],
  ['$x$', ['within']],
])('the formulas of %j are rendered as %j', (source, ways) => expect(set(source)).toEqual(ways));
