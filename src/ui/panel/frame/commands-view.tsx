import { useEffect, useState } from 'react';
import type { Commands } from '@/src/contract/services.ts';
import { SearchField } from '../../parts/fields/text-field.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { usePanel } from '../actions/panel-context.tsx';
import { View } from './side-view.tsx';

/** All built-in commands. A click puts the phrase into the composer. */
export default function CommandsView() {
  const say = useSay();
  const panel = usePanel();
  const { commands } = useServices();
  const [groups, setGroups] = useState<ReturnType<Commands['list']>>([]);
  const [query, setQuery] = useState('');
  useEffect(() => {
    let gone = false;
    commands().then(
      (known) => gone || setGroups(known.list()),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [commands]);

  const wanted = query.trim().toLocaleLowerCase();
  const found = groups
    .map(({ group, commands }) => ({
      title: say(group),
      phrases: commands.map((command) => say(command.phrase)).filter((one) => one.toLocaleLowerCase().includes(wanted)),
    }))
    .filter(({ phrases }) => phrases.length > 0);

  function take(phrase: string) {
    panel.write(phrase);
    panel.show('chat');
    document.querySelector<HTMLTextAreaElement>('.composer textarea')?.focus();
  }

  return (
    <View
      title={say('ui_all_commands')}
      tools={<SearchField label={say('ui_search_commands')} value={query} onValue={setQuery} />}
    >
      {found.map(({ title, phrases }) => (
        <section key={title} aria-label={title}>
          <h3 className="view-group">{title}</h3>
          <ul className="view-list">
            {phrases.map((phrase) => (
              <li className="view-row" key={phrase}>
                <button type="button" className="view-row-main" onClick={() => take(phrase)}>
                  <span className="view-row-text command-phrase" dir="auto">
                    {phrase}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </View>
  );
}
