import { text } from '@/src/contract/text.ts';
import { onDemand } from '../actions/on-demand.ts';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';

const NoModel = onDemand(async () => (await import('../../setup/no-model.tsx')).NoModel);

/** Ways to set up a model, while there is none. */
export function ModelNeeded() {
  const { store } = usePanel();
  const none = usePanelState(({ settings, providers }) => settings !== null && providers.length === 0);
  if (!none) return null;
  return <NoModel onAdded={({ model: name }) => store.setState({ notice: text('setup_added', { name }) })} />;
}
