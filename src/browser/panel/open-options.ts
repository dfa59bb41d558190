import { browser } from '../api/browser-api.ts';
import { pageAddress } from '../extension.ts';

export async function openOptions(page?: string): Promise<void> {
  await browser.tabs.create({ url: pageAddress(`options.html${page ? `#${page}` : ''}`) });
}
