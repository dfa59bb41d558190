import { errorText } from './error-text.ts';
import type { PanelStore } from './panel-state.ts';

/** Makes a function that shows an error outside of a turn. */
export const failureOf =
  (store: PanelStore) =>
  (error: unknown): void =>
    store.setState({ trouble: errorText(error) });
