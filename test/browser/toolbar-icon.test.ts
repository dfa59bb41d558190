import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeToolbar } from '@/test/fakes/toolbar.ts';

const toolbar = fakeToolbar('Outrigger');
Object.assign(globalThis, { chrome: toolbar });
const { flash, showWaiting } = await import('@/src/browser/panel/toolbar-icon.ts');

const { icon } = toolbar;
const publicFile = (path: string) => fileURLToPath(new URL(`../../public${path}`, import.meta.url));

describe('the toolbar icon', () => {
  beforeEach(() => showWaiting(0, ''));

  it('has a dot while something waits', async () => {
    const plain = icon.pictures;
    await showWaiting(2, 'Two questions wait');
    expect(icon).toMatchObject({ badge: '2', title: 'Two questions wait' });
    expect(Object.keys(icon.pictures)).toEqual(Object.keys(plain));
    for (const [size, file] of Object.entries(icon.pictures)) expect(file).not.toBe(plain[size]);

    await showWaiting(0, '');
    expect(icon).toEqual({ badge: '', title: 'Outrigger', pictures: plain });
  });

  it('is drawn in each size', async () => {
    const files = Object.values(icon.pictures);
    await showWaiting(1, 'One question waits');
    files.push(...Object.values(icon.pictures));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(publicFile(file)))).toEqual([]);
  });

  it('keeps the count of questions after a shortcut ran', async () => {
    await showWaiting(1, 'One question waits');
    await flash('Closed 3 tabs');
    expect(icon).toMatchObject({ badge: '1', title: 'One question waits' });
  });
});
