import { useLayoutEffect } from 'react';
import type { Settings } from '@/src/contract/settings.ts';
import { rememberedTheme, rememberTheme, showTheme } from './remembered-theme.ts';

/** Sets the theme on the root element. Undefined until the settings are read. */
export function useRootTheme(theme: Settings['theme'] | undefined): void {
  useLayoutEffect(() => {
    showTheme(theme ?? rememberedTheme());
    if (theme) rememberTheme(theme);
  }, [theme]);
}
