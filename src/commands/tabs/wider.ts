import { type Text, text } from '@/src/contract/text.ts';
import type { Chip } from '@/src/contract/tool.ts';
import { chip } from '../script/script.ts';
import type { Picked } from './pick-tabs.ts';

/** Lines about tabs that were left out, and about those in other windows. */
export const remarks = (picked: Picked): Text[] => [
  ...(picked.kept > 0 ? [text('command_tidy_left', { n: picked.kept })] : []),
  ...elsewhere(picked),
];

export const elsewhere = (picked: Picked): Text[] =>
  picked.elsewhere > 0 ? [text('command_tidy_elsewhere', { n: picked.elsewhere })] : [];

/** Chip that repeats the command for all windows; none if no matching tab is outside of this window. */
export const wider = (id: string, slots: object, picked: Picked): Chip[] =>
  picked.elsewhere > 0
    ? [chip(text('command_chip_all_windows_n', { n: picked.elsewhere }), id, { ...slots, window: 'all' })]
    : [];
