import { ConfirmWindow } from '@/src/ui/confirm/confirm-window.tsx';
import { startPage } from '../page/start.tsx';

startPage(
  () => null,
  (services, i18n) => <ConfirmWindow services={services} i18n={i18n} onDone={() => window.close()} />,
);
