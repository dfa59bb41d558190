import { browser } from 'wxt/browser';
import { announcePanel } from '@/src/browser/presence.ts';
import { Panel } from '@/src/ui/chat/index.tsx';
import { startPage } from '../page/start.tsx';

const { id = null, type } = await browser.windows.getCurrent();
const window = type === 'normal' ? id : null;
announcePanel(window);
startPage(window, (services, i18n) => <Panel services={services} i18n={i18n} />);
