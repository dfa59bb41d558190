import { browser } from 'wxt/browser';
import { actionSlots, builtInActions } from '@/src/contract/action.ts';
import type { Services } from '@/src/contract/services.ts';

/** What follows the command that opens the panel, whose name each browser has its own of. */
const order: string[] = [...builtInActions, 'tidy-tabs', ...actionSlots];

/** Commands with the keys that the browser really gave them, in the order of the options; '' for one without. */
export const shortcuts: Services['shortcuts'] = async () => {
  const commands = await browser.commands.getAll();
  return commands
    .map(({ name = '', description = '', shortcut = '' }) => ({ name, description, shortcut }))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
};
