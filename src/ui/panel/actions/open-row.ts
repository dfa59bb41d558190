import type { Services } from '@/src/contract/services.ts';
import { text } from '@/src/contract/text.ts';
import type { LiveRow } from '@/src/contract/tool.ts';
import { errorText } from '../state/error-text.ts';
import type { PanelStore } from '../state/panel-state.ts';

/** Opens a row and shows an error if that fails. */
export async function openRow(
  services: Pick<Services, 'openRow'>,
  store: PanelStore,
  row: LiveRow,
  how: { background: boolean },
): Promise<void> {
  try {
    const came = await services.openRow(row, how);
    const title = row.title || row.url || row.id;
    if (came === 'open-already') store.setState({ notice: text('ui_open_already', { title }) });
  } catch (error) {
    store.setState({ trouble: errorText(error) });
  }
}
