import { type ReactNode, useState } from 'react';
import type { Message } from '@/src/contract/conversation.ts';
import type { NextSteps, WayOn } from '@/src/contract/next-step.ts';
import { text } from '@/src/contract/text.ts';
import { Kbd } from '../../parts/badges.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import './chips.css';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { modelToAsk } from '../state/model-choice.ts';
import { wordsOf } from '../state/transcript.ts';
import { hasNoModel, ModelNeeded } from './model-needed.tsx';

interface Props {
  steps: NextSteps;
  message: Message;
}

/** Next steps that a message suggests. Alternatives are numbered and picked by their digit. */
export default function Chips({ steps: { chips, choice, ways = [] }, message }: Props) {
  const say = useSay();
  const panel = usePanel();
  // If one of several choices has to be picked, adding a model is a further row that opens the ways to do it.
  const [adding, setAdding] = useState(false);
  const folded = choice && !adding;
  if (chips.length + ways.length === 0) return null;
  return (
    <>
      <ul className={choice ? 'chips chips-choice' : 'chips'} aria-label={say(choice ? 'ui_choices' : 'ui_next_steps')}>
        {chips.map((chip, index) => (
          <Step key={say(chip.label)} take={() => void panel.sendIntent(say(chip.label), chip.intent, message.id)}>
            {choice && index < 9 && <Kbd>{String(index + 1)}</Kbd>}
            <span>
              <Said text={chip.label} />
            </span>
          </Step>
        ))}
        {ways.map((way) => (
          <Way key={way} way={way} turn={message.turn} addModel={folded ? () => setAdding(true) : null} />
        ))}
      </ul>
      {ways.includes('add-model') && !folded && <ModelNeeded />}
    </>
  );
}

function Step({ take, children }: { take(): void; children: ReactNode }) {
  const busy = usePanelState((state) => state.holder !== 'nobody');
  return (
    <li>
      <button type="button" className="chip" disabled={busy} onClick={take}>
        {children}
      </button>
    </li>
  );
}

interface WayProps {
  way: WayOn;
  turn: string;
  /** Shows the ways to add a model, if there is none; null once they are shown. */
  addModel: (() => void) | null;
}

function Way({ way, turn, addModel }: WayProps) {
  const say = useSay();
  const { openOptions } = useServices();
  const panel = usePanel();
  const none = usePanelState(hasNoModel);
  switch (way) {
    case 'commands':
      return <Step take={() => panel.show('commands')}>{say('ui_all_commands')}</Step>;
    case 'model':
      return <AskModel turn={turn} />;
    case 'rules':
      return <Step take={() => openOptions('rules')}>{say('options_rules')}</Step>;
    case 'add-model':
      return addModel && none && <Step take={addModel}>{say('ui_add_model')}</Step>;
    default:
      return way satisfies never;
  }
}

/** Button that sends the message to the model instead; nothing without a model. */
function AskModel({ turn }: { turn: string }) {
  const panel = usePanel();
  const model = usePanelState(modelToAsk);
  const asked = usePanelState(({ messages }) => messages.findLast((one) => one.role === 'user' && one.turn === turn));
  if (!model || !asked) return null;
  const { attached = [], pasted = [] } = asked;
  const along = () => ({ place: panel.store.getState(), attached, pasted });
  return (
    <Step take={() => void panel.sendPrompt(wordsOf([asked]), model, along())}>
      <span>
        <Said text={text('ui_ask_named', { model: model.model || model.name })} />
      </span>
    </Step>
  );
}
