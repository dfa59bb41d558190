import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Attribute of a chat's button that holds its id. */
export const chatButton = 'data-chat';

const buttonsIn = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(`[${chatButton}]`)];

/** Index of the button that a key moves to from `at`; null: none. */
function stepOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

interface Acts {
  rename(chat: string): void;
  remove(chat: string): void;
  /** Called when moving up from the first button. */
  leave(): void;
}

/** Arrows move through a list of chats, F2 renames, Delete deletes; Enter is the button's own. */
export function useListKeys(list: RefObject<HTMLElement | null>, acts: Acts): void {
  const press = useEffectEvent((event: KeyboardEvent, buttons: HTMLElement[]) => {
    const at = buttons.findIndex((button) => button.contains(document.activeElement));
    const chat = buttons[at]?.getAttribute(chatButton);
    if (!chat || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = stepOf(event.key, at, buttons.length);
    if (event.key === 'F2') acts.rename(chat);
    else if (event.key === 'Delete') acts.remove(chat);
    else if (to === null) return;
    else if (to < 0) acts.leave();
    else buttons[to]?.focus();
    event.preventDefault();
  });
  useEffect(() => {
    const element = list.current;
    const hear = (event: KeyboardEvent) => element && press(event, buttonsIn(element));
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, [list]);
}

/** Moves the focus from a chat that will be deleted to the next one. False if there is none. */
export function leaveChat(list: Element | null, chat: string): boolean {
  const buttons = list ? buttonsIn(list) : [];
  const at = buttons.findIndex((button) => button.getAttribute(chatButton) === chat);
  const next = buttons[at + 1] ?? buttons[at - 1];
  if (buttons[at]?.closest('li')?.contains(document.activeElement)) next?.focus();
  return next !== undefined;
}

/** Moves the focus from the search field into the list. */
export const enterChats = (list: Element | null): void => (list ? buttonsIn(list)[0]?.focus() : undefined);
