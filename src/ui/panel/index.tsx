import { useEffect, useState } from 'react';
import type { Services } from '@/src/contract/services.ts';
import type { I18n } from '@/src/i18n/index.ts';
import { ServicesProvider } from '../parts/services-context.tsx';
import { PanelProvider } from './actions/panel-context.tsx';
import { createPanelStore } from './actions/panel-store.ts';
import { drawnMark, markReady } from './composer/mark-ready.ts';
import { PanelFrame } from './frame/panel-frame.tsx';
import type { Release } from './state/panel-state.ts';

export { createPanelStore, type Panel as PanelStore } from './actions/panel-store.ts';

interface Props {
  services: Services;
  i18n: I18n;
  /** Called once all of it is drawn. */
  onReady?(): void;
  /** Resolves when reading may begin; absent: at once. */
  begin?: Promise<void>;
}

/** Side panel. Renders at once; stored state follows. */
export function Panel({ services, i18n, onReady, begin }: Props) {
  const [panel] = useState(() =>
    createPanelStore(services, (key) => i18n.say({ key, params: { language: i18n.language() } })),
  );
  useEffect(() => {
    let end: Release | null = null;
    let gone = false;
    const start = () => {
      if (!gone) end = panel.start();
    };
    if (begin) void begin.then(start);
    else start();
    // Closing the page does not unmount it.
    window.addEventListener('pagehide', panel.backUp);
    return () => {
      gone = true;
      window.removeEventListener('pagehide', panel.backUp);
      end?.();
    };
  }, [panel, begin]);
  useEffect(() => {
    if (onReady) markReady(drawnMark, onReady);
  }, [onReady]);
  return (
    <ServicesProvider services={services} i18n={i18n}>
      <PanelProvider panel={panel}>
        <PanelFrame />
      </PanelProvider>
    </ServicesProvider>
  );
}
