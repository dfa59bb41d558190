import { useEffect } from 'react';
import type { Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import type { I18n } from '@/src/i18n/index.ts';
import '../parts/index.css';
import { Button } from '../parts/button.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { keyNames, suggestedKeys } from '../parts/key-names.ts';
import { Promises } from '../parts/promises.tsx';
import { ServicesProvider, useSay, useServices } from '../parts/services-context.tsx';
import { useStored } from '../parts/use-stored.ts';
import { useRootTheme } from '../theme/root-theme.ts';
import { Lagoon } from './lagoon.tsx';
import './welcome.css';

interface Props {
  services: Services;
  i18n: I18n;
  browser: 'chromium' | 'firefox';
  /** Called in the click's own tick, as the browser wants it. */
  openPanel(): void;
}

/** Welcome page after the install. */
export function Welcome({ services, i18n, ...rest }: Props) {
  return (
    <ServicesProvider services={services} i18n={i18n}>
      <Greeting {...rest} />
    </ServicesProvider>
  );
}

function Greeting({ browser, openPanel }: Pick<Props, 'browser' | 'openPanel'>) {
  const say = useSay();
  const { settings } = useServices();
  useRootTheme(useStored(() => settings.get())?.theme ?? 'system');
  const keys = keyNames(suggestedKeys(navigator.platform), say, navigator.platform).join('+');
  useEffect(() => {
    document.title = say('welcome_title');
  }, [say]);
  return (
    <main className="welcome">
      <Lagoon />
      <div className="welcome-words">
        <h1>{say('welcome_title')}</h1>
        <p className="welcome-lead">{say('welcome_lead')}</p>
        <Button kind="fill" className="welcome-open" onClick={openPanel}>
          {say('welcome_open')}
        </Button>
        <p className="welcome-pin">
          <Said text={text(browser === 'firefox' ? 'welcome_pin_firefox' : 'welcome_pin_chromium', { keys })} />
        </p>
        <Promises />
      </div>
    </main>
  );
}
