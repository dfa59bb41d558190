import type { FakePorts } from '@/test/fakes/ports.ts';
import type { Dice } from './dice.ts';
import type { Stock } from './stock.ts';

/** A change that the user makes without us; does nothing if there is nothing to change. */
type ByHand = (dice: Dice, stock: Stock, ports: FakePorts) => Promise<unknown>;

const list: ByHand[] = [
  async (dice, { tabs }, ports) => tabs.length > 3 && ports.tabs.close([dice.pick(tabs).id]),
  async (dice, { tabs }, ports) => {
    const tab = dice.pick(tabs);
    await ports.tabs.move([tab.id], { windowId: tab.windowId, index: dice.int(5) });
  },
  async (_, { freshUrl }, ports) => ports.tabs.open({ url: freshUrl() }),
  async (dice, { tabs, freshUrl }, ports) => ports.tabs.navigate(dice.pick(tabs).id, freshUrl()),
  async (dice, { tabs }, ports) => ports.tabs.setPinned(dice.pick(tabs).id, dice.chance(0.5)),
  async (dice, { bookmarks }, ports) =>
    bookmarks.length > 0 && ports.bookmarks.update(dice.pick(bookmarks).id, { title: `Mine ${dice.int(1000)}` }),
  async (dice, { bookmarks, folders, roots }, ports) =>
    bookmarks.length > 0 &&
    ports.bookmarks.move(dice.pick(bookmarks).id, { parentId: dice.pick([...roots, ...folders.map(({ id }) => id)]) }),
  async (dice, { bookmarks }, ports) => bookmarks.length > 8 && ports.bookmarks.remove(dice.pick(bookmarks).id),
  async (dice, { roots, freshUrl }, ports) =>
    ports.bookmarks.create({ parentId: dice.pick(roots), title: 'By hand', url: freshUrl(), index: 0 }),
];

/** The user changes something themselves. */
export async function changeByHand(dice: Dice, stock: Stock, ports: FakePorts): Promise<void> {
  if (stock.tabs.length > 0) await dice.pick(list)(dice, stock, ports);
}
