import { hostOf, isWebAddress, withoutFragment } from '@/src/address/address.ts';
import { isPrivateAddress } from '@/src/address/private-address.ts';
import type { BookmarkNode } from '@/src/contract/ports.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { type LiveRow, type ReadTool, ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { notThere } from '../errors/call-errors.ts';
import { folderById, idField, pick } from '../library/bookmark-id.ts';
import { type Library, readLibrary } from '../library/library.ts';
import { textSources } from '../text-sources.ts';
import type { ToolPorts } from '../tool-ports.ts';
import { checkAll, checkedLink, minutesFor, type Verdict } from './links/check-all.ts';

const parameters = z.strictObject({
  bookmark_ids: z.array(idField).min(1).optional().describe('Bookmarks to check; default: all'),
  folder_id: idField.optional().describe('Or those in this folder and the folders in it'),
});
type Arguments = z.infer<typeof parameters>;

const allSites = 'http://*/* https://*/*';

type Saved = BookmarkNode & { url: string };

/** `why`: for the model; `to`: the address to which the page has moved. */
type Found = Pick<Saved, 'id' | 'title' | 'url'> & { why?: string; to?: string };

function chosen(library: Library, { bookmark_ids, folder_id }: Arguments) {
  const folder = folder_id === undefined ? null : folderById(library, folder_id);
  const inFolder = folder ? library.nodes.filter((node) => library.isInside(node.id, folder.id)) : [];
  if (bookmark_ids === undefined) return { nodes: folder ? inFolder : library.nodes, notFound: [] };
  const { nodes, notFound } = pick(library, bookmark_ids, 'bookmark');
  return { nodes: [...new Set([...inFolder, ...nodes])], notFound };
}

/** The bookmarks to check, their addresses by site, and the number of those without a public web address. */
async function toCheck(ports: ToolPorts, args: Arguments) {
  const { nodes, notFound } = chosen(await readLibrary(ports), args);
  const saved = nodes.filter((node): node is Saved => node.url !== null);
  const bookmarks = saved.filter(({ url }) => isWebAddress(url) && !isPrivateAddress(url));
  const addresses = new Set(bookmarks.map(({ url }) => withoutFragment(url)));
  return {
    bookmarks,
    sites: Map.groupBy(addresses, (url) => hostOf(url) ?? ''),
    skipped: saved.length - bookmarks.length,
    notFound,
  };
}

type ToCheck = Awaited<ReturnType<typeof toCheck>>;

/** The result. `unchecked`: number of addresses that were not checked, if the call was stopped. */
function sorted({ bookmarks, skipped, notFound }: ToCheck, verdicts: Map<string, Verdict>, total: number) {
  const lists = { gone: [] as Found[], moved: [] as Found[], unsure: [] as Found[] };
  let there = 0;
  for (const { id, title, url } of bookmarks) {
    const verdict = verdicts.get(withoutFragment(url));
    if (verdict?.kind === 'there') there += 1;
    else if (verdict) {
      const { kind, ...rest } = verdict;
      lists[kind].push({ id, title, url, ...rest });
    }
  }
  const unchecked = total - verdicts.size;
  return {
    checked: verdicts.size,
    there,
    ...lists,
    skipped,
    ...(unchecked > 0 && { unchecked }),
    ...(notFound.length > 0 && { not_found: notFound }),
  };
}

const row =
  (detail: (found: Found) => Text) =>
  (found: Found): LiveRow => {
    const { id, title, url } = found;
    return { kind: 'bookmark', id, title: title || url, url, detail: detail(found) };
  };

export const checkBookmarkLinks = (ports: ToolPorts): ReadTool<Arguments, ReturnType<typeof sorted>> => ({
  name: 'check_bookmark_links',
  area: 'bookmarks',
  effect: 'read',
  inverse: 'none',
  untrusted: 'label',
  egress: true,
  long: true,
  timeout: 7_200_000,
  description:
    'Ask the pages of bookmarks whether they are still there: gone, moved or unsure. The user is asked first.',
  parameters,
  async plan(args) {
    const { sites, skipped } = await toCheck(ports, args);
    const addresses = [...sites.values()].flat().length;
    if (addresses === 0) {
      const message = 'There is no bookmark of a public web page to check.';
      throw notThere(message, 'list_bookmarks shows what there is.');
    }
    if (!(await ports.permissions.has(allSites)))
      throw new ToolError('missing-permission', 'Pages may not be asked yet.', undefined, allSites);
    return {
      headline: text('bookmarks_check_headline', { addresses, sites: sites.size, minutes: minutesFor(sites) }),
      notes: skipped > 0 ? [text('bookmarks_note_private', { n: skipped })] : [],
      verb: text('bookmarks_check_verb'),
      refuse: text('bookmarks_check_refuse'),
      rows: [...sites].map(([host, urls]) => ({
        id: `site:${host}`,
        title: host,
        becomes: text('bookmarks_check_site', { n: urls.length }),
        digest: {},
        before: null,
        change: null,
      })),
      // No address has to be checked: all of them are in bookmarks, and no other data is sent.
      addresses: [],
      ask: text('bookmarks_check_ask'),
    };
  },
  async read(args, context) {
    const wanted = await toCheck(ports, args);
    const ticked = new Set(context.rows?.map(({ id }) => id));
    const sites = new Map([...wanted.sites].filter(([host]) => ticked.has(`site:${host}`)));
    const total = [...sites.values()].flat().length;
    const before = context.findings?.before.map((found) => checkedLink.parse(found)) ?? [];
    const verdicts = await ports.links.shielded(() =>
      checkAll(ports.links, sites, before, context.signal, async (link, done) => {
        await context.findings?.keep(link);
        context.progress?.(done, total);
      }),
    );
    return sorted(wanted, verdicts, total);
  },
  rows: ({ gone, moved, unsure }) => [
    ...gone.map(row(() => text('bookmarks_link_gone'))),
    ...moved.map(row(({ to = '' }) => text('bookmarks_link_moved', { to }))),
    ...unsure.map(row(({ why = '' }) => text('bookmarks_link_unsure', { why }))),
  ],
  sources({ gone, moved, unsure }) {
    const lines = [...gone, ...moved, ...unsure].flatMap(({ title, url, to = '' }) => [title, url, to]);
    return textSources('bookmarks', lines);
  },
  sentence({ data }) {
    if (!data) return text('bookmarks_check_plain');
    const { checked: n, gone, moved, unsure } = data;
    return text('bookmarks_checked', { n, gone: gone.length, moved: moved.length, unsure: unsure.length });
  },
});
