import { isWebAddress } from '@/src/address/address.ts';
import { text } from '@/src/contract/text.ts';
import { fold, sameName } from '@/src/text/fold.ts';
import type { Slots } from '../frame/command-frame.ts';
import { plain } from '../script/describe.ts';
import { type BookmarkItem, listOf, type TabItem, type TagItem } from '../script/items.ts';
import { currentTab, most, read, readAll } from '../script/read-results.ts';
import { answer, type Call, chip, choose, look, none, type Script } from '../script/script.ts';

/** Maximum number of tags to offer, existing and new. */
const offered = { existing: 6, fresh: 3 };

/** Shortest word of a title that is suggested, in characters. */
const shortest = 4;

const written = (words: string): string[] => words.normalize('NFC').match(/[\p{L}\p{N}\p{M}+#-]+/gu) ?? [];

const wordsIn = (words: string): string[] => written(words).map(fold);

/** Suggests tags for a page, by default the current one: existing tags, then words of its title, marked as new. */
export function* suggestTags({ page }: Slots): Script {
  const site = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  const { title, url } = page ?? (yield* currentTab());
  if (!isWebAddress(url)) none(text('command_tags_not_web'));
  const tags = yield* read('list_tags', { limit: most });
  const same: Call[] = site(url)
    ? [look('search_bookmarks', { site: site(url), limit: 100 }), look('list_tabs', { site: site(url), limit: 100 })]
    : [];
  const neighbours = (yield* readAll(same)).flatMap((data) => listOf<TabItem | BookmarkItem>(data).items);
  const already = neighbours.find((item) => item.url === url)?.tags ?? [];
  const known = listOf<TagItem>(tags).items.filter((tag) => !already.some((one) => sameName(one, tag.title)));
  const said = new Set([...wordsIn(title), ...wordsIn(site(url).replaceAll('.', ' '))]);
  const nearby = (tag: string) => neighbours.filter((item) => item.tags?.some((one) => sameName(one, tag))).length;
  const existing = known
    .map(({ title: name, count }, at) => ({
      name,
      at,
      score: (wordsIn(name).every((word) => said.has(word)) ? 1_000 : 0) + 10 * nearby(name) + (count > 0 ? 1 : 0),
    }))
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, offered.existing);
  const taken = new Set([...listOf<TagItem>(tags).items.map((tag) => fold(tag.title)), ...already.map(fold)]);
  const fresh = [...new Set(written(title).map((word) => word.toLowerCase()))]
    .filter((word) => word.length >= shortest && !taken.has(fold(word)) && !/^\d+$/.test(word))
    .sort((a, b) => b.length - a.length)
    .slice(0, offered.fresh);
  if (existing.length + fresh.length === 0) return answer(text('command_tags_which'));
  const put = (tag: string) => ({ tags: [tag], page: { url, title }, asIs: true });
  return choose(text('command_tags_suggest', { title }), [
    ...existing.map(({ name }) => chip(plain(`#${name}`), 'tags.add', put(name))),
    ...fresh.map((word) => chip(text('command_tags_suggest_new', { tag: word }), 'tags.add', put(word))),
  ]);
}
