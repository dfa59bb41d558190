import { browser } from '@/src/browser/api/browser-api.ts';
import { isFirefox } from '@/src/browser/api/firefox.ts';
import { openPanel } from '@/src/browser/panel/open-panel.ts';
import { Welcome } from '@/src/ui/welcome/index.tsx';
import { startPage } from '../page/start.tsx';

const { id = null } = await browser.windows.getCurrent();
startPage(
  () => id,
  (services, i18n) => (
    <Welcome
      services={services}
      i18n={i18n}
      browser={isFirefox() ? 'firefox' : 'chromium'}
      openPanel={() => void openPanel(id ?? browser.windows.WINDOW_ID_CURRENT)}
    />
  ),
);
