import { text } from '@/src/contract/text.ts';
import type { Slots } from '../../language/command-frame.ts';
import { fieldsOf, numberIn } from '../../script/items.ts';
import { read, readPage } from '../../script/read-results.ts';
import { answer, chip, type Script } from '../../script/script.ts';

/** "PDFs", "pdf files": what their addresses end in. */
const ending = (words: string): string =>
  /^(pdf|docx?|xlsx?|pptx?|csv|zip|png|jpe?g|gif|svg|mp3|mp4|epub)s?(?: (?:files?|documents?))?$/i
    .exec(words)?.[1]
    ?.toLowerCase() ?? words;

/** Links of the page in front, all or those with a word in text or address. */
export function* pageLinks({ words, sites }: Slots): Script {
  const filter = [...(words ?? []), ...(sites ?? [])].map(ending).join(' ');
  const list = yield* readPage('list_page_links', { ...(filter ? { filter } : {}), limit: 100 });
  const title = String(fieldsOf(fieldsOf(list).page).title ?? '');
  if (list.total > 0) return answer(text('command_page_links', { n: list.total, title }), { count: list.total });
  return answer(text('command_page_no_links', { title }), {
    count: 0,
    chips: filter ? [chip(text('command_page_show_links'), 'page.links', {})] : [],
  });
}

const shownParts = 12;
/** A page is cut into parts where it is not given whole; so few words are never all of it. */
const budget = 100;

/** The headings of the page in front. */
export function* outline(): Script {
  const { pages } = fieldsOf(yield* read('read_page', { budget }));
  const page = fieldsOf(Array.isArray(pages) ? pages[0] : null);
  const parts = Array.isArray(page.parts) ? page.parts.map((part) => String(fieldsOf(part).title ?? '')) : [];
  const title = String(page.title ?? '');
  const fact = text('command_page_outline', { n: parts.length, title, tokens: numberIn(page, 'length') });
  return answer([fact, ...parts.slice(0, shownParts).map((part) => text('command_page_part', { part }))], {
    count: parts.length,
    chips: [chip(text('command_page_show_links'), 'page.links', {})],
  });
}
