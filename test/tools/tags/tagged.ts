import { fakePorts } from '@/test/fakes/ports.ts';

export const library = () =>
  fakePorts({
    tabs: [
      { id: 7, url: 'https://Tab.example/?utm_source=x', title: 'A tab' },
      { id: 8, url: 'about:config', title: 'Settings' },
    ],
    bookmarks: {
      bar: [
        { id: 'a', title: 'A', url: 'https://a.example/' },
        { id: 'a2', title: 'A again', url: 'https://a.example/#part' },
        { id: 'dev', title: 'Dev', children: [] },
      ],
    },
  });
export type Ports = ReturnType<typeof library>;

/** All that there is to know about tags. */
export async function look({ tags }: Ports) {
  const all = await tags.all();
  const addresses = new Set((await Promise.all(all.map(({ name }) => tags.addressesOf(name)))).flat());
  return { all, addresses: [...(await tags.of([...addresses].sort()))] };
}

export async function tagged(...bearers: [string, string[]][]): Promise<Ports> {
  const ports = library();
  for (const [address, names] of bearers) await ports.tags.add(`https://${address}.example`, names);
  return ports;
}

export const tagsOf = async ({ tags }: Ports, address: string) =>
  (await tags.of([`https://${address}.example`])).get(`https://${address}.example`) ?? [];
