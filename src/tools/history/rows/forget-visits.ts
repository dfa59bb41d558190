import { siteOf } from '@/src/address/address.ts';
import type { HistoryPage, HistorySpan } from '@/src/contract/ports.ts';
import { text } from '@/src/contract/text.ts';
import { type PlannedRow, ToolError } from '@/src/contract/tool.ts';
import { z } from '@/src/contract/zod.ts';
import { dayOf, spanOf } from '../../date-span.ts';
import type { ToolPorts } from '../../tool-ports.ts';

/** The visits that one row removes: of these pages in this span, all on one day. */
export const forgetting = z.object({ urls: z.array(z.string()), start: z.number(), end: z.number() });
type Forgetting = z.infer<typeof forgetting>;

/** Maximum number of pages of one call. */
const most = 5_000;

/** The part of a span that is on a day. */
function onDay(day: string, { start, end }: HistorySpan): HistorySpan {
  const whole = spanOf(day) ?? { start, end };
  return { start: Math.max(whole.start, start), end: Math.min(whole.end, end) };
}

/** One row for each day and site, the latest day first. Throws `too-large` if the user could not check so many. */
export async function rowsToForget(
  { history }: Pick<ToolPorts, 'history'>,
  pages: HistoryPage[],
  span: HistorySpan,
): Promise<PlannedRow[]> {
  if (pages.length > most)
    throw new ToolError(
      'too-large',
      `These are ${pages.length} pages.`,
      'Name a site, or a shorter time with from and to.',
    );
  // All at once: thousands of requests one after the other would take longer than a message may.
  const times = await Promise.all(pages.map(({ url }) => history.visits(url)));
  const visits = pages.flatMap(({ url }, page) => {
    const seen = times[page]?.filter((at) => at >= span.start && at < span.end) ?? [];
    const days = Map.groupBy(seen, dayOf);
    return [...days].map(([day, all]) => ({ day, site: siteOf(url), url, last: Math.max(...all) }));
  });
  visits.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
  const rows = Map.groupBy(visits, ({ day, site }) => `${day} ${site}`).values();
  return [...rows].flatMap((visited) => {
    const [first] = visited;
    if (!first) return [];
    const { start, end } = onDay(first.day, span);
    // Ends after the last visit found, so that visits made while the user is asked are kept.
    const last = Math.floor(Math.max(...visited.map((one) => one.last))) + 1;
    return [row(first.day, first.site, { urls: visited.map(({ url }) => url), start, end: Math.min(end, last) })];
  });
}

const row = (day: string, site: string, change: Forgetting): PlannedRow => ({
  id: `history:${day}:${site}`,
  title: site,
  section: text('history_day', { at: spanOf(day)?.start ?? 0 }),
  becomes: text('history_pages', { n: change.urls.length }),
  digest: {},
  before: null,
  change,
});
