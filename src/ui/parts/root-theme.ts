import { useLayoutEffect } from 'react';
import type { Settings } from '@/src/contract/settings.ts';

/** Where the theme is remembered for the first paint, which does not wait for the settings. */
const remembered = 'theme';

/** Puts the chosen theme on the page's root. Undefined while the settings are not read. */
export function useRootTheme(theme: Settings['theme'] | undefined): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const shown = theme ?? localStorage.getItem(remembered) ?? 'system';
    if (shown === 'system') delete root.dataset.theme;
    else root.dataset.theme = shown;
    if (theme) localStorage.setItem(remembered, theme);
  }, [theme]);
}
