import { isComposing } from '../../parts/is-composing.ts';
import { rememberedTheme, showTheme } from '../../theme/remembered-theme.ts';
import { markReady, readyMark } from './mark-ready.ts';

/** Pastes, Enter and composition in the early box. */
interface EarlyInput {
  /** Texts that were pasted, in order. */
  pasted: string[];
  /** Set if Enter was the last key; `other`: pressed with Control or Command. */
  entered: { other: boolean } | null;
  composing: boolean;
}

type EarlyBox = HTMLTextAreaElement & { early?: EarlyInput };

/** The text that was typed before the panel was drawn. */
export interface EarlyText extends EarlyInput {
  words: string;
  start: number;
  end: number;
}

/** Key in local storage for the label of the box in the user's language, which is needed before messages are loaded. */
const remembered = 'box-name';

/** Remembers the label of the message box for the next start of the panel. */
export const rememberBoxName = (name: string): void => localStorage.setItem(remembered, name);

const earlyBox = (): EarlyBox | null => document.querySelector<HTMLTextAreaElement>('#early-composer textarea');

/** True while the message box of the static document exists. */
export const isTypedEarly = (): boolean => earlyBox() !== null;

/** Makes the static message box usable before the panel is loaded. `name`: its label until one was remembered. */
export function beginEarlyComposer(name: string): void {
  showTheme(rememberedTheme());
  const box = earlyBox();
  if (!box) return;
  box.setAttribute('aria-label', localStorage.getItem(remembered) ?? name);
  const early: EarlyInput = { pasted: [], entered: null, composing: false };
  box.early = early;
  box.addEventListener('paste', ({ clipboardData }) => early.pasted.push(clipboardData?.getData('text/plain') ?? ''));
  box.addEventListener('input', () => {
    early.entered = null;
  });
  box.addEventListener('compositionstart', () => {
    early.composing = true;
  });
  box.addEventListener('compositionend', () => {
    early.composing = false;
  });
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || isComposing(event)) return;
    event.preventDefault();
    early.entered = { other: event.ctrlKey || event.metaKey };
  });
  box.focus();
  markReady(readyMark);
}

/** Moves early text and cursor into the panel's box, once a running composition has ended; the result cancels that. */
export function takeEarlyText(into: HTMLTextAreaElement, take: (text: EarlyText) => void): () => void {
  const box = earlyBox();
  if (!box) return () => {};
  const move = () => {
    const { value: words, selectionStart: start, selectionEnd: end } = box;
    const had = document.activeElement === box;
    const early = box.early ?? { pasted: [], entered: null, composing: false };
    box.closest('#early-composer')?.remove();
    take({ ...early, words, start, end });
    into.value = words;
    if (had) into.focus();
    into.setSelectionRange(start, end);
  };
  if (!box.early?.composing) {
    move();
    return () => {};
  }
  // After the event, since the browser inserts the composed text only then.
  const end = () => void setTimeout(move);
  box.addEventListener('compositionend', end, { once: true });
  return () => box.removeEventListener('compositionend', end);
}
