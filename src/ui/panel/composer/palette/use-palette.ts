import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useSay, useServices } from '../../../parts/services-context.tsx';
import { usePanel } from '../../actions/panel-context.tsx';
import type { Found } from './instant-preview.ts';
import type { Option } from './option-list.tsx';
import type { PaletteRows } from './palette.ts';

/** Longest draft that counts as a search, in characters. */
const longest = 120;
const isSearch = (draft: string): boolean =>
  draft.trim().length > 1 && draft.length <= longest && !draft.includes('\n');

/** Keys that move the cursor or the focus, and so leave the rows. */
const leaving = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab']);

/** Rows above the composer and their keys. `active`: id of the option that Enter picks; null if the composer has it. */
export function usePalette(input: RefObject<HTMLTextAreaElement | null>, draft: string, found: Found) {
  const panel = usePanel();
  const services = useServices();
  const say = useSay();
  const [rows, setRows] = useState<Option[]>([]);
  const [chosen, setChosen] = useState<{ draft: string; id: string } | null>(null);
  /** Draft for which the rows were closed. */
  const [closed, setClosed] = useState('');
  const palette = useRef<Promise<PaletteRows> | null>(null);
  const searching = isSearch(draft);
  const asked = searching && found.sentence === draft.trim() ? found : null;

  useEffect(() => {
    if (!searching) return;
    const opened = import('./palette.ts').then(({ createPalette }) => createPalette({ panel, services, say }, setRows));
    palette.current = opened;
    return () => {
      setRows([]);
      // The composer works without the palette.
      opened.then((open) => open.close()).catch(() => {});
    };
  }, [searching, panel, services, say]);

  useEffect(() => {
    let late = false;
    if (asked) void palette.current?.then((open) => (late ? undefined : open.find(asked))).catch(() => {});
    return () => {
      late = true;
    };
  }, [asked]);

  if (closed && draft !== closed) setClosed('');
  const options = searching && !closed ? rows : [];
  const at = chosen?.draft === draft ? options.findIndex(({ id }) => id === chosen.id) : -1;
  const option = options[at];
  const choose = (next: Option | undefined) => setChosen(next ? { draft, id: next.id } : null);

  function pick(picked: Option, background: boolean) {
    if (!picked.row) choose(options[options.indexOf(picked) - 1]);
    else if (!background) {
      // Keeps the draft and selects it, so that typing replaces it when the user comes back.
      input.current?.select();
      choose(undefined);
    }
    void picked.pick({ background });
  }

  /** Moves between the draft and the rows. */
  function move(key: string): boolean {
    if (!option && !leavesTextBox(input.current, key)) return false;
    choose(option || key === 'ArrowDown' ? options[at + (key === 'ArrowDown' ? 1 : -1)] : options.at(-1));
    return true;
  }

  /** True if the key was handled. */
  function onKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    const { key, shiftKey, altKey } = event;
    const control = event.ctrlKey || event.metaKey;
    if (options.length === 0 || shiftKey || altKey) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (control || !move(key)) return false;
    } else if (key === 'Escape') {
      if (option) choose(undefined);
      else setClosed(draft);
    } else if (!option) return false;
    else if (key === 'Enter') pick(option, control);
    else if (key === ' ' && option.row && !control) panel.select(option.row);
    else {
      if (leaving.has(key)) choose(undefined);
      return false;
    }
    event.preventDefault();
    return true;
  }

  return { options, active: option?.id ?? null, onKey, pick };
}

/** True if an arrow key cannot move the cursor further in the text. */
function leavesTextBox(box: HTMLTextAreaElement | null, key: string): boolean {
  if (!box || box.selectionEnd !== box.value.length) return false;
  return key === 'ArrowDown' || !(box.clientHeight >= 2 * Number.parseFloat(getComputedStyle(box).lineHeight));
}
