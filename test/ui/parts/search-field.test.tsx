// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SearchField } from '@/src/ui/parts/fields/text-field.tsx';
import { fakeServices } from '@/test/fakes/services.ts';
import { violations, within } from '../page.tsx';

function Searched() {
  const [query, setQuery] = useState('');
  return <SearchField label="Search boats" value={query} onValue={setQuery} />;
}

function open() {
  const keys: string[] = [];
  render(
    within(
      fakeServices(),
      <main onKeyDown={(event) => event.defaultPrevented || keys.push(event.key)}>
        <Searched />
      </main>,
    ),
  );
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search boats' });
  return { user: userEvent.setup(), box, keys };
}

it('has a button that empties it and keeps the focus in it', async () => {
  const { user, box } = open();
  expect(screen.queryByRole('button')).toBeNull();
  await user.type(box, 'canoe');
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box.value).toBe('');
  expect(document.activeElement).toBe(box);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is emptied by Escape, which closes outer things only when it is empty', async () => {
  const { user, box, keys } = open();
  await user.type(box, 'ca');
  fireEvent.keyDown(box, { key: 'Escape', isComposing: true });
  expect(box.value).toBe('ca');
  keys.length = 0;
  await user.keyboard('{Escape}');
  expect(box.value).toBe('');
  expect(keys).toEqual([]);
  await user.keyboard('{Escape}');
  expect(keys).toEqual(['Escape']);
});
