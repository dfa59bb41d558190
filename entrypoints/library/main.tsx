import { browser } from '@/src/browser/api/browser-api.ts';
import { Library } from '@/src/ui/library/index.tsx';
import { startPage } from '../page/start.tsx';

let window: number | null = null;

void browser.windows.getCurrent().then(({ id = null }) => {
  window = id;
});
const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
startPage(
  () => window,
  (services, i18n) => <Library services={services} i18n={i18n} onReady={onReady} />,
  ready,
);
