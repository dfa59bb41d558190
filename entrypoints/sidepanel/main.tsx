import { browser } from 'wxt/browser';
import { announcePanel } from '@/src/browser/panel/panel-presence.ts';
import { rememberTabBefore } from '@/src/browser/tabs/previous-tab.ts';
import { Panel } from '@/src/ui/panel/index.tsx';
import { startPage } from '../page/start.tsx';

const { id = null, type } = await browser.windows.getCurrent();
const window = type === 'normal' ? id : null;
announcePanel(window);
void rememberTabBefore();
startPage(window, (services, i18n) => <Panel services={services} i18n={i18n} />);
