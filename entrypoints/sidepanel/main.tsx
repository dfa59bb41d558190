import { browser } from '@/src/browser/api/browser-api.ts';
import { announcePanel } from '@/src/browser/panel/panel-presence.ts';
import { rememberTabBefore } from '@/src/browser/tabs/previous-tab.ts';
import { Panel } from '@/src/ui/panel/index.tsx';
import { startPage } from '../page/start.tsx';

let window: number | null = null;

/** Finds out and announces the window of this panel, before anything else is read. */
async function arrive(): Promise<void> {
  const { id = null, type } = await browser.windows.getCurrent();
  window = type === 'normal' ? id : null;
  announcePanel(window);
  void rememberTabBefore();
}

const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
const begin = ready.then(arrive);
startPage(
  () => window,
  (services, i18n) => <Panel services={services} i18n={i18n} onReady={onReady} begin={begin} />,
  begin,
);
