import { useEffect, useState } from 'react';
import { commandName } from '@/src/contract/action.ts';
import { Button } from '../../parts/button.tsx';
import { ForeignText } from '../../parts/foreign-text.tsx';
import { KeyCombination } from '../../parts/key-combination.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import './shortcuts-view.css';
import { View } from './side-view.tsx';

/** Keyboard shortcuts of the panel and of the browser. */
export default function ShortcutsView() {
  const say = useSay();
  const { shortcuts, openOptions } = useServices();
  const [assigned, setAssigned] = useState<Awaited<ReturnType<typeof shortcuts>>>([]);
  useEffect(() => {
    let gone = false;
    shortcuts().then(
      (known) => gone || setAssigned(known),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [shortcuts]);

  const keys: [string, string][] = [
    ['Enter', say('ui_key_means_send')],
    ['Shift+Enter', say('ui_key_means_line')],
    ['Ctrl+Enter', say('ui_key_means_other')],
    ['Ctrl+Z', say('ui_key_means_undo')],
    ['1 … 9', say('ui_key_means_choice')],
    ['F6', say('ui_key_means_question')],
    ['Esc', say('ui_key_means_escape')],
    ['Space', say('ui_key_means_select')],
    ['↓', say('ui_key_means_rows')],
    ['/', say('ui_key_means_actions')],
    ['@', say('ui_key_means_attach')],
    ['?', say('ui_key_means_help')],
  ];
  return (
    <View title={say('ui_keys')}>
      <dl className="keys-list">
        {keys.map(([key, means]) => (
          <Line key={key} keys={key} means={means} />
        ))}
      </dl>
      <h3 className="view-group">{say('ui_browser_keys')}</h3>
      <dl className="keys-list">
        {assigned.map(({ name, shortcut }) => (
          <Line key={name} keys={shortcut} means={say(commandName(name))} />
        ))}
      </dl>
      <Button kind="quiet" onClick={() => openOptions('shortcuts')}>
        {say('options_change_keys')}
      </Button>
    </View>
  );
}

function Line({ keys, means }: { keys: string; means: string }) {
  return (
    <div>
      <dt>
        <ForeignText>{means}</ForeignText>
      </dt>
      <dd>
        <KeyCombination keys={keys} />
      </dd>
    </div>
  );
}
