import type { Scene } from '@/test/contracts/scene.ts';
import type { AreaCases } from '@/test/contracts/tools/case.ts';

const scene: Scene = {
  tabs: [{ id: 7, url: 'https://tab.test/', title: 'Tab' }],
  bookmarks: { bar: [{ id: 'a', title: 'A', url: 'https://a.test/' }] },
  tags: { 'https://a.test': ['one', 'two', 'three'], 'https://tab.test': ['two'] },
};

const wrongTag = (args: Record<string, unknown>) => [{ args, code: 'not-found' }];
const items = (...list: object[]) => ({ items: list });
const badItems = [{}, items(), items({ tab_ids: [7] }), items({ tab_ids: [7], tags: [] }), items({ tags: 'x' })];
const wrongItems = [
  { args: items({ tab_ids: [99], tags: ['x'] }), code: 'not-found', near: '7' },
  { args: items({ tab_ids: [99], bookmark_ids: ['aa'], tags: ['x'] }), code: 'not-found', near: 'Near: a (' },
  { args: items({ bookmark_ids: ['none'], tags: ['x'] }), code: 'not-found' },
  { args: items({ urls: ['about:blank'], tags: ['x'] }), code: 'invalid-arguments' },
  { args: items({ tags: ['x'] }), code: 'invalid-arguments' },
  { args: items({ tab_ids: [7], tags: ['#'] }), code: 'invalid-arguments' },
];

export const tagCases: AreaCases = {
  area: 'tags',
  async look({ tags }) {
    const all = await tags.all();
    const addresses = new Set((await Promise.all(all.map(({ name }) => tags.addressesOf(name)))).flat());
    return { all, tagged: [...(await tags.of([...addresses].sort()))] };
  },
  cases: [
    {
      tool: 'list_tags',
      scene,
      valid: { query: 't', sort: 'name', limit: 1 },
      invalid: [{ sort: 'colour' }, { limit: -1 }, { query: 1 }],
    },
    {
      tool: 'find_by_tag',
      scene,
      valid: { tags: ['one', 'none'], match: 'any' },
      invalid: [{}, { tags: [] }, { tags: 'one' }, { tags: ['one'], match: 'some' }],
    },
    {
      tool: 'create_tags',
      scene,
      valid: { tags: [{ name: 'new', color: 'blue' }, { name: 'ONE' }, { name: '#newer' }] },
      invalid: [{}, { tags: [] }, { tags: ['x'] }, { tags: [{ name: 'x', color: 'mauve' }] }],
      wrong: [{ args: { tags: [{ name: ' #' }] }, code: 'invalid-arguments' }],
    },
    {
      tool: 'rename_tag',
      scene,
      valid: { tag: 'TWO', name: 'zwei' },
      invalid: [{}, { tag: 'two' }, { name: 'x' }, { tag: 'two', name: 1 }],
      wrong: [...wrongTag({ tag: 'none', name: 'x' }), { args: { tag: 'two', name: ' ' }, code: 'invalid-arguments' }],
    },
    {
      tool: 'merge_tags',
      scene,
      valid: { from: ['one', 'three'], into: 'two' },
      invalid: [{}, { from: [], into: 'x' }, { from: 'one', into: 'x' }, { from: ['one'] }],
      wrong: wrongTag({ from: ['none'], into: 'two' }),
    },
    {
      tool: 'tag_items',
      scene,
      valid: items(
        { tab_ids: [7], bookmark_ids: ['a'], tags: ['new', 'TWO'] },
        { urls: ['https://b.test'], tags: ['x'] },
      ),
      invalid: badItems,
      wrong: wrongItems,
    },
    {
      tool: 'untag_items',
      scene,
      valid: items({ tab_ids: [7], bookmark_ids: ['a'], tags: ['two', 'one'] }),
      invalid: badItems,
      wrong: wrongItems,
    },
    {
      tool: 'delete_tags',
      scene,
      valid: { tags: ['two', 'one'] },
      invalid: [{}, { tags: [] }, { tags: 'one' }],
      wrong: wrongTag({ tags: ['none'] }),
    },
  ],
};
