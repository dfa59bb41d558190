import { useEffect } from 'react';
import { useI18n } from '../parts/world.tsx';
import { usePanelState } from './panel-context.tsx';

/** Puts the chosen theme and the language on the page's root. */
export function useTheme(): void {
  const theme = usePanelState((state) => state.settings?.theme ?? 'system');
  const { locale, direction } = useI18n();
  useEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    root.lang = locale;
    root.dir = direction;
  }, [theme, locale, direction]);
}
