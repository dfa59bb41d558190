import { browser } from 'wxt/browser';
import type { HistoryPort } from '@/src/contract/ports.ts';

export function historyPort(): HistoryPort {
  return {
    async visited(url) {
      // The permission is optional; without it the browser does not offer the API.
      if (!browser.history) return false;
      const visits = await browser.history.getVisits({ url }).catch(() => []);
      return visits.length > 0;
    },
  };
}
