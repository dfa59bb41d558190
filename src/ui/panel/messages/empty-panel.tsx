import { ArrowRight, X } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { isWebAddress } from '@/src/address/address.ts';
import type { Overview } from '@/src/contract/messages.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { Mark } from '../../parts/mark.tsx';
import { oneAtATime } from '../../parts/one-at-a-time.ts';
import { useSay, useServices } from '../../parts/services-context.tsx';
import './empty-panel.css';
import { onDemand } from '../../parts/on-demand.ts';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import { useLibraryChanges } from '../actions/use-library-changes.ts';
import { chosenModel } from '../state/model-choice.ts';
import { suggestionsFor } from '../state/suggestions.ts';
import { ModelNeeded } from './model-needed.tsx';

const PageActions = onDemand(async () => (await import('./page-actions.tsx')).PageActions);

/** Empty conversation: overview of the browser and suggestions. */
export function EmptyPanel() {
  const say = useSay();
  const heading = useId();
  const panel = usePanel();
  const services = useServices();
  const wanted = usePanelState((state) => state.settings?.suggestions ?? true);
  const overview = useOverview();
  const [hidden, setHidden] = useState(false);
  function hide(on: boolean) {
    setHidden(on);
    void services.settings.change({ suggestions: !on });
  }
  const model = usePanelState(chosenModel);
  const page = overview?.currentTab;
  const suggestions = wanted && overview ? suggestionsFor(overview) : [];
  return (
    <div className="empty">
      <Mark size={28} />
      <p className="empty-fact">
        {overview ? say('ui_overview', { tabs: overview.tabs, windows: overview.windows }) : say('ui_empty')}
      </p>
      <p className="empty-more">{overview ? say('ui_overview_saved', { n: overview.bookmarks }) : ''}</p>
      {model && page && isWebAddress(page.url) && <PageActions page={page} />}
      {suggestions.length > 0 && (
        <section className="suggestions" aria-labelledby={heading}>
          <p className="suggestions-head">
            <span id={heading}>{say('ui_suggestions')}</span>
            <IconButton icon={X} label={say('ui_hide_suggestions')} onClick={() => hide(true)} />
          </p>
          <ul>
            {suggestions.map((chip) => (
              <li key={chip.intent.id}>
                <button
                  type="button"
                  className="suggestion"
                  onClick={() => void panel.sendIntent(say(chip.label), chip.intent)}
                >
                  <span>
                    <Said text={chip.label} />
                  </span>
                  <ArrowRight size={14} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ModelNeeded />
      <div className="empty-links">
        <Button kind="quiet" onClick={() => panel.show('commands')}>
          {say('ui_all_commands')}
        </Button>
        <Button kind="quiet" onClick={() => panel.show('keys')}>
          {say('ui_keys')}
        </Button>
        {model && (
          <Button kind="quiet" onClick={() => panel.show('instructions')}>
            {say('ui_chat_instructions_short')}
          </Button>
        )}
        {hidden && !wanted && (
          <p className="suggestions-hidden">
            {say('ui_suggestions_hidden')}
            <Button kind="quiet" onClick={() => hide(false)}>
              {say('ui_undo')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

/** Overview of the browser; null until known. */
function useOverview(): Overview | null {
  const services = useServices();
  const seen = usePanelState(({ view }) => view === 'chat');
  const [overview, setOverview] = useState<Overview | null>(null);
  const count = useMemo(
    () => oneAtATime(() => services.ask('overview', { window: services.window }).then(setOverview, () => {})),
    [services],
  );
  useEffect(() => {
    if (seen) void count();
  }, [seen, count]);
  useLibraryChanges(seen, count);
  return overview;
}
