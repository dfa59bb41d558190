import { text } from '@/src/contract/text.ts';
import { onDemand } from '../../parts/on-demand.ts';
import { usePanel, usePanelState } from '../actions/panel-context.tsx';
import type { PanelState } from '../state/panel-state.ts';

const NoModel = onDemand(async () => (await import('../../setup/no-model.tsx')).NoModel);

export const hasNoModel = ({ settings, providers }: Pick<PanelState, 'settings' | 'providers'>): boolean =>
  settings !== null && providers.length === 0;

/** Ways to set up a model, while there is none. */
export function ModelNeeded() {
  const { store } = usePanel();
  if (!usePanelState(hasNoModel)) return null;
  return <NoModel onAdded={({ model: name }) => store.setState({ notice: text('setup_added', { name }) })} />;
}
