import type { HistoryPort, HistorySpan } from '@/src/contract/ports.ts';
import { browser } from '../api/browser-api.ts';

/** The time within the range of dates; browsers refuse infinity. */
const bounded = (at: number): number => Math.min(Math.max(at, 0), 8.64e15);

/** The span for the browser, whose `endTime` is inclusive. */
const timesOf = ({ start, end }: HistorySpan) => ({ startTime: bounded(start), endTime: bounded(end - 1) });

/** The history. The API is missing until the optional permission is given, for which tools ask first. */
export function historyPort(): HistoryPort {
  async function visits(url: string): Promise<number[]> {
    const found = await browser.history.getVisits({ url });
    return found.map(({ visitTime = 0 }) => visitTime);
  }

  return {
    async visited(url) {
      if (!browser.history) return false;
      return (await visits(url).catch(() => [])).length > 0;
    },
    async search(query, span, most) {
      const found = await browser.history.search({ text: query, ...timesOf(span), maxResults: most });
      return found.flatMap(({ url, title = '', lastVisitTime = 0, visitCount = 0 }) =>
        url === undefined ? [] : [{ url, title, lastVisit: lastVisitTime, visits: visitCount }],
      );
    },
    visits,
    async forget(url, { start, end }) {
      const all = await visits(url);
      const inside = all.filter((at) => at >= start && at < end);
      if (inside.length === all.length) {
        await browser.history.deleteUrl({ url });
        return;
      }
      for (const at of inside) {
        const startTime = Math.floor(at);
        await browser.history.deleteRange({ startTime, endTime: startTime + 1 });
      }
    },
  };
}
