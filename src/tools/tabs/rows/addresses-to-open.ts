import { isWebAddress, normalizeAddress } from '@/src/address/address.ts';
import { ToolError } from '@/src/contract/tool.ts';
import { noSuchBookmark } from '../../library/bookmark-id.ts';
import { readLibrary } from '../../library/library.ts';
import type { ToolPorts } from '../../tool-ports.ts';

export interface ToOpen {
  url: string;
  title: string;
}

function checkedUrl(url: string): ToOpen {
  if (isWebAddress(url)) return { url: normalizeAddress(url), title: url };
  const guess = `https://${url}`;
  const bare = !/^[a-z][a-z0-9+.-]*:/i.test(url) && URL.canParse(guess);
  throw new ToolError(
    'invalid-arguments',
    `"${url}" is not an http or https address.`,
    bare ? `Send "${guess}".` : 'Only http and https addresses can be opened.',
  );
}

/** The given addresses, then those of bookmarks. Throws `invalid-arguments`, `not-found` if none is left. */
export async function addressesToOpen(
  ports: ToolPorts,
  { urls = [], bookmark_ids = [] }: { urls?: string[] | undefined; bookmark_ids?: string[] | undefined },
): Promise<{ open: ToOpen[]; missing: string[]; unopenable: string[] }> {
  if (urls.length + bookmark_ids.length === 0)
    throw new ToolError('invalid-arguments', 'There is nothing to open.', 'Send `urls` or `bookmark_ids`.');
  const open = urls.map(checkedUrl);
  const missing: string[] = [];
  const unopenable: string[] = [];
  const library = bookmark_ids.length > 0 ? await readLibrary(ports) : null;
  for (const id of new Set(bookmark_ids)) {
    const node = library?.get(id);
    if (!node) missing.push(id);
    else if (node.url !== null && isWebAddress(node.url)) open.push({ url: node.url, title: node.title });
    else unopenable.push(id);
  }
  if (open.length > 0) return { open, missing, unopenable };
  const [first] = missing;
  if (library && first !== undefined) throw noSuchBookmark(library, first);
  throw new ToolError(
    'not-found',
    `${unopenable.join(', ')}: folders, or bookmarks without a web address.`,
    'Call search_bookmarks or list_bookmarks for the ids of bookmarks.',
  );
}
