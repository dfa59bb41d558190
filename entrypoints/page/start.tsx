import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { lookUp, uiLanguage } from '@/src/browser/extension.ts';
import type { Services } from '@/src/contract/services.ts';
import { createI18n, type I18n } from '@/src/i18n/index.ts';
import { createServices } from './services.ts';

/** Renders a page of ours with its services. `window`: the browser window it belongs to, where it belongs to one. */
export function startPage(window: number | null, page: (services: Services, i18n: I18n) => ReactNode): void {
  const i18n = createI18n(lookUp, uiLanguage());
  document.documentElement.lang = i18n.locale;
  document.documentElement.dir = i18n.direction;
  const root = document.getElementById('root');
  if (root) createRoot(root).render(page(createServices(i18n, window), i18n));
}
