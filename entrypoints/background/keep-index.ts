import { browser } from '@/src/browser/api/browser-api.ts';
import type { Background } from './create-background.ts';

/** Keeps the search index current; changes during an update of the extension are not reported. */
export function keepIndex({ changes, ports: { index } }: Background): void {
  index.watch();
  changes.listen(({ table }) => {
    if (table === 'tags') index.forgetTags();
  });
  browser.runtime.onInstalled.addListener(() => void index.rebuild());
  browser.runtime.onStartup.addListener(() => void index.ready());
}
