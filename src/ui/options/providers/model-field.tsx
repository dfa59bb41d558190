import { List } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { ModelInfo } from '@/src/contract/provider.ts';
import { dollars } from '../../panel/messages/turn-cost.ts';
import { IconButton } from '../../parts/button.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { ForeignText } from '../../parts/foreign-text.tsx';
import { useI18n, useSay } from '../../parts/services-context.tsx';
import './model-field.css';

interface Props {
  value: string;
  error: string | undefined;
  /** Models that the server lists; null before it was asked. */
  models: readonly ModelInfo[] | null;
  onChange(model: string): void;
  onPick(model: ModelInfo): void;
  onList(): void;
}

/** Model name with a searchable list of the server's models. */
export function ModelField({ value, error, models, onChange, onPick, onList }: Props) {
  const say = useSay();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  /** Filter typed since the list opened; empty: show all models. */
  const [filter, setFilter] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { shown, more } = matchingModels(models ?? [], filter);
  const listed = open && shown.length > 0;
  const option = (index: number) => `${id}-${index}`;

  function show(shown: boolean) {
    setOpen(shown);
    setMarked(-1);
    setFilter('');
  }

  function pick(model: ModelInfo) {
    onPick(model);
    show(false);
  }

  /** Opens the list as soon as the server has given it. */
  function list() {
    onList();
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const model = shown[marked];
    if (step !== undefined && shown.length > 0) {
      setOpen(true);
      const next = marked + step;
      setMarked(next < 0 ? shown.length - 1 : next % shown.length);
    } else if (event.key === 'Enter' && listed && model) pick(model);
    else if (event.key === 'Escape' && listed) show(false);
    else return;
    event.preventDefault();
  }

  return (
    <div className="model-field">
      <TextField
        label={say('ui_model')}
        dir="ltr"
        value={value}
        error={error}
        placeholder={say('options_model_hint')}
        hint={models && say('options_model_listed', { n: models.length })}
        onChange={(event) => {
          onChange(event.target.value);
          show(true);
          setFilter(event.target.value);
        }}
        onFocus={() => show(true)}
        onBlur={() => show(false)}
        ref={input}
        onKeyDown={onKeyDown}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={listed ? `${id}-list` : undefined}
        aria-activedescendant={listed && marked >= 0 ? option(marked) : undefined}
        end={<IconButton icon={List} label={say('options_list_models')} onClick={list} />}
      />
      {listed && (
        <div className="model-list">
          <div role="listbox" id={`${id}-list`} aria-label={say('options_models')}>
            {shown.map((model, index) => (
              <div
                key={model.id}
                id={option(index)}
                className="model-option"
                role="option"
                tabIndex={-1}
                aria-selected={index === marked}
                ref={index === marked ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined}
                onMouseDown={(event) => {
                  // Keeps the focus in the field.
                  event.preventDefault();
                  pick(model);
                }}
              >
                <ForeignText className="one-line">{model.id}</ForeignText>
                <ModelFacts model={model} />
              </div>
            ))}
          </div>
          {more > 0 && <p className="model-more">{say('options_models_more', { n: more })}</p>}
        </div>
      )}
    </div>
  );
}

/** Models shown at most; typing narrows the list. */
const most = 60;

/** Models whose name contains every typed word. */
function matchingModels(models: readonly ModelInfo[], typed: string): { shown: readonly ModelInfo[]; more: number } {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = models.filter(({ id, name = '' }) =>
    words.every((word) => `${id} ${name}`.toLowerCase().includes(word)),
  );
  return { shown: found.slice(0, most), more: Math.max(0, found.length - most) };
}

function ModelFacts({ model: { context, contextLimit, images, price, size } }: { model: ModelInfo }) {
  const say = useSay();
  const { locale } = useI18n();
  const tokens = context ?? contextLimit;
  const facts = [
    size,
    images && say('options_model_images'),
    tokens && say(context ? 'options_model_context' : 'options_model_context_limit', { n: tokens }),
    price && say('options_model_price', { input: dollars(price.input, locale), output: dollars(price.output, locale) }),
  ].filter(Boolean);
  return facts.length > 0 && <span className="model-facts">{facts.join(' · ')}</span>;
}
