import { useLayoutEffect } from 'react';
import type { Settings } from '@/src/contract/settings.ts';

/** Key of the theme in local storage, for the first paint. */
const remembered = 'theme';

/** Sets the theme on the root element. Undefined until the settings are read. */
export function useRootTheme(theme: Settings['theme'] | undefined): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const shown = theme ?? localStorage.getItem(remembered) ?? 'system';
    if (shown === 'system') delete root.dataset.theme;
    else root.dataset.theme = shown;
    if (theme) localStorage.setItem(remembered, theme);
  }, [theme]);
}
