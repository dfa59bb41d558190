import { useEffect, useState } from 'react';
import { actionSlots, commandName } from '@/src/contract/action.ts';
import type { Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import { errorText } from '../panel/state/error-text.ts';
import { Button } from '../parts/button.tsx';
import { Said } from '../parts/foreign-text.tsx';
import { KeyCombination } from '../parts/key-combination.tsx';
import { useSay, useServices } from '../parts/services-context.tsx';
import { OwnActions } from './actions/own-actions.tsx';
import './parts/cards.css';
import { Section } from './parts/section.tsx';
import { useAbout, useOptions, useOptionsState } from './state/options-context.tsx';
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
      return null;
    });

  return (
    <>
      <p className="options-lead">{say('options_shortcuts_lead')}</p>
      <ul className="cards">
        {shown.map(({ name, shortcut }) => (
          <li className="shortcut-row" key={name} data-command={name}>
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

const actionSlotsLast = (known: Shortcuts): Shortcuts =>
  [...known].sort((a, b) => Number(isActionSlot(a)) - Number(isActionSlot(b)));

/** Reads the shortcuts again when the user comes back to this page. */
function useShortcuts(): Shortcuts {
  const { shortcuts } = useServices();
  const { store } = useOptions();
  const [assigned, setAssigned] = useState<Shortcuts>([]);
  useEffect(() => {
    let gone = false;
    const read = () =>
      shortcuts().then(
        (known) => gone || setAssigned(actionSlotsLast(known)),
        (error) => gone || store.setState({ trouble: errorText(error) }),
      );
    void read();
    window.addEventListener('focus', read);
    return () => {
      gone = true;
      window.removeEventListener('focus', read);
    };
  }, [shortcuts, store]);
  return assigned;
}
