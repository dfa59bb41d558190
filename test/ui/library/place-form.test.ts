import { expect, it } from 'vitest';
import { placeForm } from '@/src/ui/library/frame/place-form.ts';

const main = { top: 100, bottom: 900 };
const view = { top: 200, bottom: 860 };
const row = (top: number) => ({ top, bottom: top + 36 });
const overTheList = { insetBlock: '', maxBlockSize: '' };

it.each([
  ['below a row with space below', [row(220)], { insetBlock: '156px auto', maxBlockSize: '644px' }],
  ['above a row near the end', [row(800)], { insetBlock: 'auto 100px', maxBlockSize: '700px' }],
  ['over the list if its rows fill it', [row(210), row(820)], overTheList],
  ['beside the rows in view', [row(-4000), row(220), row(7000)], { insetBlock: '156px auto', maxBlockSize: '644px' }],
  ['over the list if its rows were scrolled away', [row(-4000), row(164)], overTheList],
])('the form stands %s', (_, rows, style) => {
  expect(placeForm(main, view, rows)).toEqual(style);
});
