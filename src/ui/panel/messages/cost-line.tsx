import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useI18n, useSay } from '../../parts/services-context.tsx';
import { type ContextUse, contextOf, dollars, lostOf, type Spent, spentOn, thousandsOf } from './turn-cost.ts';
import './cost-line.css';
import { usePanelState } from '../actions/panel-context.tsx';
import { allOf } from '../state/visible-messages.ts';

/** Dropped context, context use and cost, with the token counts on a click. */
export function CostLine() {
  const say = useSay();
  const id = useId();
  const messages = usePanelState((state) => state.messages);
  const others = usePanelState((state) => state.others);
  const [open, setOpen] = useState(false);
  const chat = useMemo(() => spentOn(allOf({ messages, others })), [messages, others]);
  const context = useMemo(() => contextOf(messages), [messages]);
  const words = useWords();
  const { sentenceGap } = useI18n();
  if (!chat && !context) return null;
  const lost = context ? lostOf(context).map((text) => say(text)) : [];
  const shown = [...(context ? [words.context(context)] : []), ...(chat?.cost ? [words.cost(chat)] : [])].join(' · ');

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    event.preventDefault();
  }

  return (
    <div className="cost">
      <p className="cost-lost">{lost.join(sentenceGap)}</p>
      <button
        type="button"
        className="cost-button numbers"
        aria-label={shown ? `${say('ui_cost')}: ${shown}` : undefined}
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      >
        {shown || say('ui_cost')}
      </button>
      {open && <Counts id={id} chat={chat} context={context} />}
    </div>
  );
}

function Counts({ id, chat, context }: { id: string; chat: Spent | null; context: ContextUse | null }) {
  const say = useSay();
  const messages = usePanelState((state) => state.messages);
  const words = useWords();
  const last = messages.at(-1)?.turn;
  const turn = spentOn(messages.filter((message) => message.turn === last));
  const rows = [
    ['ui_cost_turn', turn],
    ['ui_cost_chat', chat],
  ] as const;
  return (
    <div id={id} className="cost-counts numbers">
      <dl>
        {rows.map(
          ([name, spent]) =>
            spent && (
              <div key={name}>
                <dt>{say(name)}</dt>
                <dd>{words.tokens(spent)}</dd>
                <dd className="cost-price">{spent.cost === null ? '' : words.cost(spent)}</dd>
              </div>
            ),
        )}
        {context && (
          <div>
            <dt>{say('ui_cost_context')}</dt>
            <dd>{words.context(context)}</dd>
          </div>
        )}
      </dl>
      {chat?.cost === null && <p>{say('ui_cost_no_price')}</p>}
      {chat?.unpriced && <p>{say('ui_cost_unpriced')}</p>}
    </div>
  );
}

function useWords() {
  const say = useSay();
  const { locale, number } = useI18n();
  const about = (estimated: boolean, what: string) => (estimated ? say('ui_cost_about', { what }) : what);
  return {
    tokens: ({ input, output, estimated }: Spent) =>
      about(estimated, say('ui_cost_tokens', { input: number(input), output: number(output) })),
    cost: ({ cost, estimated }: Spent) => about(estimated, dollars(cost ?? 0, locale)),
    context: ({ used, of, estimated }: ContextUse) => {
      const params = { used: number(thousandsOf(used, of)), of: number(thousandsOf(of, of)) };
      return about(estimated, say('ui_cost_used', params));
    },
  };
}
