import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useSay, useServices } from '../../../parts/services-context.tsx';
import { usePanel } from '../../actions/panel-context.tsx';
import type { Found } from './instant-preview.ts';
import type { Option } from './option-list.tsx';
import type { PaletteRows } from './palette.ts';

/** Longer drafts, and those of several lines, are messages and no search. */
const longest = 120;
const isSearch = (draft: string): boolean =>
  draft.trim().length > 1 && draft.length <= longest && !draft.includes('\n');

/** Keys that go on in the text, or elsewhere. */
const leaving = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Tab']);

export interface Palette {
  options: Option[];
  /** Id of the option that Enter picks; null: Enter is the composer's. */
  active: string | null;
  /** Whether the key was one for the rows. */
  onKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean;
  pick(option: Option, background: boolean): void;
}

/** The rows for what is being typed, and their keys. They come after the line, for the sentence that it is of. */
export function usePalette(input: RefObject<HTMLTextAreaElement | null>, draft: string, found: Found): Palette {
  const panel = usePanel();
  const services = useServices();
  const say = useSay();
  const [rows, setRows] = useState<Option[]>([]);
  const [chosen, setChosen] = useState<{ draft: string; id: string } | null>(null);
  /** The draft for which the rows were put away. */
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
      // Without the rows the line still works.
      opened.then((open) => open.close()).catch(() => {});
    };
  }, [searching, panel, services, say]);

  useEffect(() => {
    let late = false;
    if (asked) void palette.current?.then((open) => late || open.find(asked)).catch(() => {});
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
      // A page is looked at and come back from: what was typed stays, for the next key to replace.
      input.current?.select();
      choose(undefined);
    }
    void picked.pick({ background });
  }

  /** From the end of the draft into the rows, and out of them at either end. */
  function move(key: string): boolean {
    if (!option && !leadsOut(input.current, key)) return false;
    choose(option || key === 'ArrowDown' ? options[at + (key === 'ArrowDown' ? 1 : -1)] : options.at(-1));
    return true;
  }

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

/** Whether an arrow has nowhere to go in the text: the caret is at its end and, for the way up, on its only line. */
function leadsOut(box: HTMLTextAreaElement | null, key: string): boolean {
  if (!box || box.selectionEnd !== box.value.length) return false;
  return key === 'ArrowDown' || !(box.clientHeight >= 2 * Number.parseFloat(getComputedStyle(box).lineHeight));
}
