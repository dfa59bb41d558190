import type { Client } from '@/src/contract/client.ts';
import { kindsOfArea, type Tool } from '@/src/contract/tool.ts';

export type RightsFacts = Pick<
  Tool,
  | 'name'
  | 'area'
  | 'effect'
  | 'holds'
  | 'respectsAccess'
  | 'userOnly'
  | 'outsideOnly'
  | 'atHome'
  | 'reachesOthers'
  | 'ownActions'
>;

const where = 'The user can change that in the options of Outrigger, under Connections.';

/** Why an outside program may not run a tool; null if it may. */
export function rightsRefusal(tool: RightsFacts, client: Client | null): string | null {
  if (client === null) return 'This program was removed from the connections of this browser.';
  if (tool.userOnly || tool.atHome || tool.reachesOthers) return `${tool.name} is not for outside programs.`;
  if (client.off.includes(tool.name)) return `${tool.name} is switched off for this program. ${where}`;
  if (tool.effect !== 'read' && client.may === 'look') return `This program may only look. ${where}`;
  if (tool.ownActions) return null;
  const kinds = tool.holds ?? kindsOfArea[tool.area];
  const hidden = kinds.filter((kind) => !client.sees.includes(kind));
  const gives = tool.respectsAccess && hidden.length < kinds.length;
  if (hidden.length === 0 || gives) return null;
  return `This program may not see ${hidden.join(' and ')}. ${where}`;
}
