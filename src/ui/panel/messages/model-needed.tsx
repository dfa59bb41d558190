import { text } from '@/src/contract/text.ts';
import { NoModel } from '../../setup/no-model.tsx';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';

/** Ways to set up a model, while there is none. */
export function ModelNeeded() {
  const { store } = usePanel();
  const none = usePanelState(({ settings, providers }) => settings !== null && providers.length === 0);
  if (!none) return null;
  return <NoModel onAdded={({ model: name }) => store.setState({ notice: text('setup_added', { name }) })} />;
}
