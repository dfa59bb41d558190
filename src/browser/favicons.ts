import type { Favicons } from '@/src/contract/services.ts';
import { once } from '@/src/text/once.ts';
import { isFirefox } from './api/firefox.ts';
import { pageAddress } from './extension.ts';

/** Icons of pages. Chromium has a store for them; Firefox does not open its own, so the icons of open tabs are used. */
export function favicons(): Favicons {
  return isFirefox()
    ? tabIcons()
    : { of: (url) => pageAddress(`_favicon/?pageUrl=${encodeURIComponent(url)}&size=32`), listen: () => () => {} };
}

function tabIcons(): Favicons {
  const listeners = new Set<() => void>();
  let of: Favicons['of'] = () => null;
  const watched = once(async () => {
    const { watchTabIcons } = await import('./tab-icons.ts');
    of = await watchTabIcons(() => {
      for (const listener of listeners) listener();
    });
    for (const listener of listeners) listener();
  });
  return {
    of: (url) => of(url),
    listen(listener) {
      listeners.add(listener);
      watched().catch(() => {});
      return () => void listeners.delete(listener);
    },
  };
}
