import { useEffect, useState } from 'react';
import type { Services } from '@/src/contract/services.ts';
import type { I18n } from '@/src/i18n/index.ts';
import { ServicesProvider } from '../parts/services-context.tsx';
import { PanelProvider } from './actions/panel-context.tsx';
import { createPanelStore } from './actions/panel-store.ts';
import { PanelFrame } from './frame/panel-frame.tsx';

export { createPanelStore, type Panel as PanelStore } from './actions/panel-store.ts';

/** Side panel. Renders at once; stored state follows. */
export function Panel({ services, i18n }: { services: Services; i18n: I18n }) {
  const [panel] = useState(() =>
    createPanelStore(services, (key) => i18n.say({ key, params: { language: i18n.language() } })),
  );
  useEffect(() => {
    const end = panel.start();
    // A closed page is not unmounted.
    window.addEventListener('pagehide', panel.backUp);
    return () => {
      window.removeEventListener('pagehide', panel.backUp);
      end();
    };
  }, [panel]);
  return (
    <ServicesProvider services={services} i18n={i18n}>
      <PanelProvider panel={panel}>
        <PanelFrame />
      </PanelProvider>
    </ServicesProvider>
  );
}
