import { browser } from '@/src/browser/api/browser-api.ts';
import { isFirefox } from '@/src/browser/api/firefox.ts';
import { Options } from '@/src/ui/options/index.tsx';
import { startPage } from '../page/start.tsx';

const { version } = browser.runtime.getManifest();
const name = isFirefox() ? 'firefox' : 'chromium';
const { id = null } = await browser.windows.getCurrent();
startPage(
  () => id,
  (services, i18n) => <Options services={services} i18n={i18n} version={version} browser={name} />,
);
