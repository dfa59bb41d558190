import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Open } from '../records.ts';

const A = 'https://a.example/';
const B = 'https://b.example/';

export function tagCases(open: Open) {
  describe('tags', () => {
    test('keep the first spelling, whatever the case of later ones', async () => {
      const { store, changes } = open();
      expect(await store.tags.add(A, ['Recipes', 'to Read'])).toEqual({
        added: ['Recipes', 'to Read'],
        created: ['Recipes', 'to Read'],
      });
      expect(await store.tags.add(B, ['RECIPES'])).toEqual({ added: ['Recipes'], created: [] });
      expect(await store.tags.add(A, ['recipes', ' recipes ', 'new', 'NEW'])).toEqual({
        added: ['new'],
        created: ['new'],
      });
      expect(await store.tags.of([A, B, 'https://none.example/'])).toEqual(
        new Map([
          [A, ['Recipes', 'to Read', 'new']],
          [B, ['Recipes']],
        ]),
      );
      expect(changes.told).toEqual([{ table: 'tags' }, { table: 'tags' }, { table: 'tags' }]);
    });

    test('an accent in two encodings is the same tag', async () => {
      const { tags } = open().store;
      await tags.add(A, ['caf\u00e9']);
      expect(await tags.add(A, ['CAFE\u0301'])).toEqual({ added: [], created: [] });
      expect(await tags.addressesOf('cafe\u0301')).toEqual([A]);
    });

    test('have counts, a colour and a time', async () => {
      const { store, clock } = open();
      await store.tags.add(A, ['b', 'a']);
      clock.time = 2000;
      await store.tags.add(B, ['c', 'A']);
      expect(await store.tags.all()).toEqual([
        { name: 'a', color: null, count: 2, at: 1000 },
        { name: 'b', color: null, count: 1, at: 1000 },
        { name: 'c', color: null, count: 1, at: 2000 },
      ]);
    });

    test('a tag is created with its colour, and keeps its addresses when defined again', async () => {
      const { store, changes } = open();
      await store.tags.define({ name: ' Work ', color: 'blue', at: 7 });
      expect(await store.tags.all()).toEqual([{ name: 'Work', color: 'blue', count: 0, at: 7 }]);
      await store.tags.add(A, ['work']);
      await store.tags.define({ name: 'WORK', color: null, at: 8 });
      expect(await store.tags.all()).toEqual([{ name: 'WORK', color: null, count: 1, at: 8 }]);
      expect(await store.tags.of([A])).toEqual(new Map([[A, ['WORK']]]));
      expect(changes.told).toHaveLength(3);
    });

    test('removes existing ones and gives them; an unused tag stays until forgotten', async () => {
      const { tags } = open().store;
      await tags.add(A, ['One', 'Two']);
      await tags.add(B, ['One']);
      expect(await tags.remove(A, ['one', 'TWO', 'three', 'One'])).toEqual(['One', 'Two']);
      expect(await tags.remove(A, ['one'])).toEqual([]);
      expect(await tags.of([A])).toEqual(new Map());
      expect((await tags.all()).map(({ name, count }) => [name, count])).toEqual([
        ['One', 1],
        ['Two', 0],
      ]);
      await tags.forget(['one', 'two', 'never']);
      expect((await tags.all()).map((tag) => tag.name)).toEqual(['One']);
      expect(await tags.addressesOf('ONE')).toEqual([B]);
      expect(await tags.addressesOf('two')).toEqual([]);
    });

    test('many addresses change in one transaction, each from its present tags', async () => {
      const { store, changes } = open();
      const { tags } = store;
      await tags.add(A, ['one', 'two']);
      await tags.add(B, ['two']);
      const told = changes.told.length;
      await tags.change([A, B, 'https://c.example/'], (present, address) => [
        'new',
        ...present.filter((name) => name !== 'two'),
        ' NEW ',
        ...(address === B ? ['Two'] : []),
      ]);
      expect(changes.told).toHaveLength(told + 1);
      expect(await tags.of([A, B, 'https://c.example/'])).toEqual(
        new Map([
          [A, ['new', 'one']],
          [B, ['new', 'two']],
          ['https://c.example/', ['new']],
        ]),
      );
      expect((await tags.all()).map(({ name, count }) => [name, count])).toEqual([
        ['new', 3],
        ['one', 1],
        ['two', 1],
      ]);
      await tags.change([A, B], () => []);
      expect(await tags.of([A, B])).toEqual(new Map());
      expect(await tags.addressesOf('new')).toEqual(['https://c.example/']);
    });

    test('a blank name is not a tag', async () => {
      const { tags } = open().store;
      expect(await tags.add(A, ['  ', ''])).toEqual({ added: [], created: [] });
      expect(await tags.all()).toEqual([]);
    });

    test('counts and both directions stay consistent after any changes', async () => {
      const address = fc.constantFrom(A, B, 'https://c.example/');
      const names = fc.array(fc.constantFrom('x', 'X', 'y', 'z'), { maxLength: 3 });
      const step = fc.record({ does: fc.constantFrom('add', 'remove'), address, names });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          const { tags } = open().store;
          const model = new Set<string>();
          for (const { does, address, names } of steps) {
            for (const name of names) model[does === 'add' ? 'add' : 'delete'](`${name.toLowerCase()} ${address}`);
            await (does === 'add' ? tags.add(address, names) : tags.remove(address, names));
          }
          for (const { name, count } of await tags.all()) {
            const expected = [...model].filter((pair) => pair.startsWith(`${name.toLowerCase()} `));
            expect(count).toBe(expected.length);
            const found = await tags.addressesOf(name);
            expect(found.map((one) => `${name.toLowerCase()} ${one}`).sort()).toEqual(expected.sort());
            for (const one of found) expect((await tags.of([one])).get(one)).toContain(name);
          }
        }),
        { numRuns: 25 },
      );
    });
  });
}
