import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { uiLanguage } from '@/src/browser/extension.ts';
import { messagesIn, onOtherLanguage, rememberedLanguage, rememberLanguage } from '@/src/browser/interface-language.ts';
import { whenAllFree } from '@/src/browser/run/locks.ts';
import type { Services } from '@/src/contract/services.ts';
import { createI18n, type I18n } from '@/src/i18n/index.ts';
import { unbroken } from '@/src/text/unbroken.ts';
import { createServices } from './services.ts';

/** Renders a page of ours. `window`: its browser window, null if unknown. `idle`: resolves when there is time. */
export async function startPage(
  window: () => number | null,
  page: (services: Services, i18n: I18n) => ReactNode,
  idle?: Promise<void>,
): Promise<void> {
  const messages = await messagesIn(rememberedLanguage());
  const i18n = createI18n(messages, uiLanguage(), unbroken);
  document.documentElement.lang = i18n.locale;
  document.documentElement.dir = i18n.direction;
  const root = document.getElementById('root');
  // Texts that are stored, such as the name of a session, have dates as the browser formats them, without our no-break
  // spaces.
  const services = createServices(createI18n(messages, uiLanguage()), window);
  // Renders synchronously in the task that loaded the page; otherwise the page would appear a frame later.
  if (root) flushSync(() => createRoot(root).render(page(services, i18n)));
  await idle;
  followLanguage(services);
}

/** Longest wait for running answers, in milliseconds. */
const patience = 600_000;

/** Reloads the page when another language is chosen, once no answer is running in any panel. */
function followLanguage({ settings, changes }: Services): void {
  const again = async () => {
    await whenAllFree('turn:', AbortSignal.timeout(patience));
    location.reload();
  };
  const read = () =>
    settings.get().then(
      ({ language }) => rememberLanguage(language) && void again(),
      () => {},
    );
  void read();
  changes.listen(({ table }) => {
    if (table === 'settings') void read();
  });
  onOtherLanguage(() => void again());
}
