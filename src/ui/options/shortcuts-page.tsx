import { useEffect, useState } from 'react';
import { actionSlots, commandName } from '@/src/contract/action.ts';
import type { Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import { Button } from '../parts/button.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { KeyCombination } from '../parts/key-combination.tsx';
import { useSay, useServices } from '../parts/services-context.tsx';
import { OwnActions } from './actions/own-actions.tsx';
import { Section } from './parts/section.tsx';
import { useAbout, useOptions, useOptionsState } from './state/options-context.tsx';
import { useRead } from './state/use-read.ts';
import './shortcuts-page.css';

type Shortcuts = Awaited<ReturnType<Services['shortcuts']>>;

/** Chromium's page for changing shortcuts; Firefox does not let extensions open its own. */
const chromiumKeys = 'chrome://extensions/shortcuts';

/** Assigned keyboard shortcuts, and how to change them. */
export default function ShortcutsPage() {
  const say = useSay();
  const services = useServices();
  const { attempt } = useOptions();
  const { browser } = useAbout();
  const actions = useOptionsState((state) => state.settings?.actions);
  const assigned = useShortcuts();
  const shown = assigned.filter(
    (one) => !isActionSlot(one) || one.shortcut !== '' || actions?.some(({ slot }) => slot === one.name),
  );

  const openKeys = () =>
    attempt(async () => {
      await services.openLink(chromiumKeys);
    });

  return (
    <>
      <p className="options-lead">{say('options_shortcuts_lead')}</p>
      <ul className="cards">
        {shown.map(({ name, shortcut }) => (
          <li className="shortcut-row spread" key={name} data-command={name}>
            <span>{say(commandName(name))}</span>
            <KeyCombination keys={shortcut} />
          </li>
        ))}
      </ul>
      <Section
        title={say('options_change_keys')}
        lead={
          <Said
            text={text(browser === 'firefox' ? 'options_keys_firefox' : 'options_keys_chromium', {
              address: chromiumKeys,
            })}
          />
        }
      >
        {browser === 'chromium' && <Button onClick={() => void openKeys()}>{say('options_open_keys')}</Button>}
      </Section>
      <OwnActions keys={new Map(assigned.map(({ name, shortcut }) => [name, shortcut]))} />
    </>
  );
}

const isActionSlot = ({ name }: { name: string }) => actionSlots.some((slot) => slot === name);

/** Reads the shortcuts again when the user comes back to this page. */
function useShortcuts(): Shortcuts {
  const { shortcuts } = useServices();
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    const onFocus = () => setVisits((count) => count + 1);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  const known = useRead(shortcuts, null, visits) ?? [];
  return known.toSorted((a, b) => Number(isActionSlot(a)) - Number(isActionSlot(b)));
}
