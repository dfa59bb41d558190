import { browser } from 'wxt/browser';
import { Library } from '@/src/ui/library/index.tsx';
import { startPage } from '../page/start.tsx';

const { id = null } = await browser.windows.getCurrent();
startPage(
  () => id,
  (services, i18n) => <Library services={services} i18n={i18n} />,
);
