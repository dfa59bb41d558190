import { Plus } from 'lucide-react';
import { useState } from 'react';
import { keptRounds } from '@/src/contract/round.ts';
import { Button } from '../../parts/button.tsx';
import { SearchField } from '../../parts/fields/text-field.tsx';
import { firstWords } from '../../parts/first-words.ts';
import { ForeignText } from '../../parts/foreign-text.tsx';
import { useI18n, useSay, useServices } from '../../parts/services-context.tsx';
import { SelectField } from '../parts/select-field.tsx';
import { useOptionsState } from '../state/options-context.tsx';
import { useRead } from '../state/use-read.ts';
import { markNames } from './mark-names.ts';
import { groupsOf } from './round-groups.ts';
import { RoundView } from './round-view.tsx';
import { useRounds } from './use-rounds.ts';
import './inspector-page.css';

const most = 30;

function openProviders(): void {
  window.location.hash = 'providers';
}

/** Inspector of model requests: sent messages, replies and parsed calls, newest first. */
export default function InspectorPage() {
  const say = useSay();
  const { date } = useI18n();
  const { conversations, rounds: records, now, protocol: loadProtocol } = useServices();
  const providers = useOptionsState((state) => state.providers);
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const protocol = useRead(loadProtocol, null);
  const chats = useRead(() => conversations.list(), 'conversations') ?? [];
  const titleOf = (id: string) => chats.find((chat) => chat.id === id)?.title || say('ui_new_chat');
  const choiceOf = ({ id, updated }: { id: string; updated: number }) =>
    [id, say('options_chat_when', { title: titleOf(id), when: date(updated, now()) })] as const;
  const query = typed.trim();
  const { rounds, messages, more } = useRounds(chosen, query);
  const first = useRead(() => records.list({ limit: 1 }), 'rounds');
  if (first?.rounds.length === 0)
    return (
      <>
        <p className="options-lead">{say('options_inspector_lead', { n: keptRounds })}</p>
        <p className="cards-none">{say('options_inspector_none')}</p>
        {providers?.length === 0 && (
          <Button className="inspector-add" icon={Plus} onClick={openProviders}>
            {say('ui_add_model')}
          </Button>
        )}
      </>
    );
  return (
    <>
      <p className="options-lead">{say('options_inspector_lead', { n: keptRounds })}</p>
      <div className="inspector-tools">
        <SelectField
          label={say('options_chat')}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          choices={[['', say('options_inspector_all_chats')], ...chats.slice(0, most).map(choiceOf)]}
        />
        <SearchField label={say('options_inspector_search')} value={typed} onValue={setTyped} />
      </div>
      {rounds && rounds.length > 0 && <Legend />}
      {rounds?.length === 0 && (
        <p className="cards-none">{say(query ? 'options_inspector_none_found' : 'options_no_rounds')}</p>
      )}
      {groupsOf(rounds ?? [], messages).map(({ turn, conversation, words, rounds }) => (
        <section key={turn} className="round-group" data-turn={turn}>
          <h2>
            <ForeignText>{firstWords(words) || titleOf(conversation)}</ForeignText>
          </h2>
          {words && titleOf(conversation) !== firstWords(words) && (
            <p className="fine-print">
              <ForeignText>{titleOf(conversation)}</ForeignText>
            </p>
          )}
          <ol className="rounds-list">
            {rounds.map((shown) => (
              <RoundView key={shown.round.id} shown={shown} protocol={protocol} />
            ))}
          </ol>
        </section>
      ))}
      {more && (
        <Button className="rounds-more" onClick={more}>
          {say('ui_show_more')}
        </Button>
      )}
    </>
  );
}

function Legend() {
  const say = useSay();
  return (
    <ul className="reading-legend" aria-label={say('options_inspector_legend')}>
      {Object.entries(markNames).map(([type, name]) => (
        <li key={type}>
          <span className="reading-swatch" data-part={type} aria-hidden />
          {say(name)}
        </li>
      ))}
    </ul>
  );
}
