import { Check, Plus, Star } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { type ModelInfo, ProviderFailure } from '@/src/contract/provider.ts';
import type { ModelChoice, ProviderConfig } from '@/src/contract/settings.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { Spinner } from '../../parts/badges.tsx';
import { Button, IconButton } from '../../parts/button.tsx';
import { errorWords } from '../../parts/error-words.ts';
import { SearchField } from '../../parts/fields/text-field.tsx';
import { ForeignText, Said } from '../../parts/foreign-text.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { useMore } from '../../parts/use-more.ts';
import { NoModel } from '../../setup/no-model.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { chosenConfig, connectionName } from '../state/model-choice.ts';
import './models-view.css';
import { View } from './side-view.tsx';

const none: ModelChoice[] = [];
const isSame = (a: ModelChoice, b: ModelChoice): boolean => a.provider === b.provider && a.model === b.model;

/** All models of all connections, with search and favourites; a click takes one for the open chat. */
export default function ModelsView() {
  const say = useSay();
  const panel = usePanel();
  const { openOptions, settings } = useServices();
  const [query, setQuery] = useState('');
  const providers = usePanelState((state) => state.providers);
  const favourites = usePanelState((state) => state.settings?.favourites ?? none);
  const chosen = usePanelState(chosenConfig);
  const current = { provider: chosen.id, model: chosen.model };

  function take({ provider, model }: ModelChoice) {
    void panel.choose(provider, model);
    panel.show('chat');
  }
  function star(choice: ModelChoice) {
    const others = favourites.filter((one) => !isSame(one, choice));
    const next = others.length < favourites.length ? others : [...favourites, choice];
    panel.store.setState(({ settings: now }) => ({ settings: now && { ...now, favourites: next } }));
    void settings.change({ favourites: next });
  }
  const row = (choice: ModelChoice, facts?: string) => (
    <li key={`${choice.provider} ${choice.model}`} className="view-row">
      <button
        type="button"
        className="view-row-main"
        aria-current={isSame(choice, current)}
        onClick={() => take(choice)}
      >
        <span className="view-row-text models-name">
          <ForeignText>{choice.model}</ForeignText>
          {facts && <ForeignText className="models-facts">{facts}</ForeignText>}
        </span>
        {isSame(choice, current) && <Check size={14} aria-hidden />}
      </button>
      <IconButton
        icon={Star}
        className="models-star"
        label={say('ui_favourite', { model: choice.model })}
        aria-pressed={favourites.some((one) => isSame(one, choice))}
        onClick={() => star(choice)}
      />
    </li>
  );
  const known = favourites.filter(
    ({ provider, model }) => isFound(model, query) && providers.some(({ id }) => id === provider),
  );

  if (providers.length === 0)
    return (
      <View title={say('ui_models')}>
        <NoModel
          onAdded={({ model: name }) => {
            panel.store.setState({ notice: text('setup_added', { name }) });
            panel.show('chat');
          }}
        />
      </View>
    );
  return (
    <View
      title={say('ui_models')}
      tools={
        <>
          <SearchField label={say('ui_search_models')} value={query} onValue={setQuery} />
          <IconButton icon={Plus} label={say('ui_add_model')} onClick={() => openOptions('providers')} />
        </>
      }
    >
      {known.length > 0 && (
        <section aria-label={say('ui_favourites')}>
          <h3 className="view-group">{say('ui_favourites')}</h3>
          <ul className="view-list">
            {known.map((choice) => {
              const config = providers.find(({ id }) => id === choice.provider);
              return row(choice, config && connectionName(config, providers));
            })}
          </ul>
        </section>
      )}
      {providers.map((config) => (
        <Connection key={config.id} config={config} name={connectionName(config, providers)} query={query} row={row} />
      ))}
      <p className="models-none models-not-found">{say('ui_no_model_found', { query: query.trim() })}</p>
    </View>
  );
}

function isFound(model: string, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/);
  return words.every((word) => model.toLowerCase().includes(word));
}

interface ConnectionProps {
  config: ProviderConfig;
  name: string;
  query: string;
  row(choice: ModelChoice): ReactNode;
}

/** Models of one connection: the one in use, then those that its server lists. */
function Connection({ config, name, query, row }: ConnectionProps) {
  const say = useSay();
  const { models, problem, again } = useModels(config);
  const ids = [...new Set([config.model, ...(models ?? []).map(({ id }) => id)])].filter(
    (id) => id && isFound(id, query),
  );
  const { shown, more } = useMore(ids);
  // During a search, connections without a match are hidden.
  if (ids.length === 0 && models && query.trim() !== '') return null;
  return (
    <section aria-label={name}>
      <h3 className="view-group">
        <ForeignText>{name}</ForeignText> {models === null && !problem && <Spinner />}
      </h3>
      <ul className="view-list">{shown.map((model) => row({ provider: config.id, model }))}</ul>
      {more && (
        <Button kind="quiet" onClick={more}>
          {say('ui_show_all', { n: ids.length })}
        </Button>
      )}
      {problem && (
        <p className="models-none" role="alert">
          <Said text={problem} />{' '}
          <Button kind="quiet" onClick={again}>
            {say('ui_retry')}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Asks the server for its models; null until it has answered. */
function useModels(config: ProviderConfig) {
  const { open } = useServices();
  const [models, setModels] = useState<ModelInfo[] | null>(null);
  const [problem, setProblem] = useState<Text | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another model of the same connection asks nobody again
  useEffect(() => {
    const stop = new AbortController();
    setProblem(null);
    open(config)
      .then((provider) => provider.models(stop.signal))
      .then(
        (listed) => stop.signal.aborted || setModels(listed),
        (error) => {
          if (!stop.signal.aborted) setProblem(problemOf(error));
        },
      );
    return () => stop.abort();
  }, [config.id, config.baseUrl, open, tries]);
  return { models, problem, again: () => setTries((n) => n + 1) };
}

const problemOf = (error: unknown) =>
  error instanceof ProviderFailure ? errorWords(error.error).what : text('ui_models_unread');
