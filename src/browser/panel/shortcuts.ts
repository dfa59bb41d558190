import { actionSlots, builtInActions } from '@/src/contract/action.ts';
import type { Services } from '@/src/contract/services.ts';
import { browser } from '../api/browser-api.ts';

/** The order of commands, after the one that opens the panel, whose name differs between browsers. */
const order: string[] = [...builtInActions, 'tidy-tabs', ...actionSlots];

/** The commands with their present keys ('' for none), in the order of the options. */
export const shortcuts: Services['shortcuts'] = async () => {
  const commands = await browser.commands.getAll();
  return commands
    .map(({ name = '', description = '', shortcut = '' }) => ({ name, description, shortcut }))
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
};
