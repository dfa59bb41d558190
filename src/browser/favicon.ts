import { pageAddress } from './extension.ts';
import { isFirefox } from './firefox.ts';

/** An address under which our pages may load a page's icon; null in Firefox, which keeps its icons to itself. */
export const faviconOf = (url: string): string | null =>
  isFirefox() ? null : pageAddress(`_favicon/?pageUrl=${encodeURIComponent(url)}&size=32`);
