import type { Services } from '@/src/contract/services.ts';
import type { Say } from '../../../parts/services-context.tsx';
import { openRow } from '../../actions/open-row.ts';
import type { Panel } from '../../actions/panel-store.ts';
import type { Found } from './instant-preview.ts';
import { actionsCalled } from './matching-actions.ts';
import type { Option } from './option-list.tsx';
import { type Hands, optionOf } from './palette-options.ts';
import { createPaletteSearch } from './palette-search.ts';
import { type PaletteResults, ranked } from './rank-rows.ts';

/** Rows above the composer. */
export interface PaletteRows {
  /** Searches; late answers are dropped. */
  find(asked: Found): void;
  close(): void;
}

interface ServicesProvider {
  panel: Panel;
  services: Services;
  say: Say;
}

/** Creates the palette. `tell` gets all options at each change. */
export function createPalette(
  { panel, services, say }: ServicesProvider,
  tell: (options: Option[]) => void,
): PaletteRows {
  let finds: PaletteResults | null = null;
  let sentence = '';
  let all = false;

  const finding = createPaletteSearch({ ...services, say }, panel.store, (found) => {
    finds = found;
    show();
  });
  const hands: Hands = {
    ...panel,
    /** Runs with the current draft as input, which may have changed since the row was shown. */
    async run(action) {
      const [called] = actionsCalled(panel.store.getState().draft.trim(), [action]);
      if (called) await panel.runWithInput(action, called.input);
    },
    openRow: (row, how) => openRow(services, panel.store, row, how),
    showAll() {
      all = true;
      show();
    },
  };

  function show() {
    if (finds) tell(ranked(finds, all).map((row) => optionOf(row, hands, say)));
  }

  return {
    find(asked) {
      if (asked.sentence !== sentence) all = false;
      sentence = asked.sentence;
      void finding.find(asked);
    },
    close: finding.close,
  };
}
