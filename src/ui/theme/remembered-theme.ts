import type { Settings } from '@/src/contract/settings.ts';

type Theme = Settings['theme'];

/** Key of the theme in local storage, for the first paint. */
const remembered = 'theme';

/** The theme that was chosen last, known before the settings are read. */
export const rememberedTheme = (): string => localStorage.getItem(remembered) ?? 'system';

export const rememberTheme = (theme: Theme): void => localStorage.setItem(remembered, theme);

/** Sets the theme on the root element. */
export function showTheme(theme: string): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}
