import { useEffect } from 'react';
import type { Settings } from '@/src/contract/settings.ts';
import { useI18n } from './world.tsx';

/** Puts the chosen theme and the language on the page's root. */
export function useRootTheme(theme: Settings['theme']): void {
  const { locale, direction } = useI18n();
  useEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.lang = locale;
    root.dir = direction;
  }, [theme, locale, direction]);
}
