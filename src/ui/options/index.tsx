import { useEffect, useState } from 'react';
import type { Services } from '@/src/contract/services.ts';
import type { I18n } from '@/src/i18n/index.ts';
import { ServicesProvider } from '../parts/services-context.tsx';
import { Frame } from './frame.tsx';
import { type About, OptionsContext } from './state/options-context.tsx';
import { createOptions } from './state/options-store.ts';

interface Props extends About {
  services: Services;
  i18n: I18n;
}

/** Options page; the address names the open section: `#providers`. */
export function Options({ services, i18n, version, browser }: Props) {
  const [context] = useState(() => ({ options: createOptions(services), about: { version, browser } }));
  useEffect(() => context.options.start(), [context]);
  return (
    <ServicesProvider services={services} i18n={i18n}>
      <OptionsContext value={context}>
        <Frame />
      </OptionsContext>
    </ServicesProvider>
  );
}
