import type { PlannedRow } from '@/src/contract/tool.ts';
import type { Dice } from './dice.ts';
import type { Fields, Picture } from './picture.ts';
import type { Stock } from './stock.ts';

/**
 * Expected changes of the items that a row is about: new values by field, or null for an item that is gone. `*` stands
 * for a value that the model does not predict, `mark *<url>` for a bookmark whose id is not known before.
 */
export type Becoming = Map<string, Fields | null>;

/** One kind of call: how to draw one, and in plain words what it should do. */
export interface Deed {
  tool: string;
  /** Can be undone in the same browser session only. */
  bound?: true;
  /** Done by the user's own click. */
  byUser?: true;
  /** Cannot be undone. */
  forGood?: true;
  /** May skip rows, with a reason, although nothing was in the way. */
  choosy?: true;
  /** May also change tags of other pages, which undo does not restore. */
  looseTags?: true;
  /** Draws random arguments; null if there is nothing to use the tool on. */
  draw(dice: Dice, stock: Stock): Record<string, unknown> | null;
  /**
   * Expected changes of one row. They follow from the arguments and the item that `row` names, not from the tool's
   * plan.
   */
  becomes(args: Record<string, never>, row: Pick<PlannedRow, 'id' | 'url' | 'title'>, before: Picture): Becoming;
}

interface Typed<Arguments> {
  tool: string;
  bound?: true;
  byUser?: true;
  forGood?: true;
  choosy?: true;
  looseTags?: true;
  draw(dice: Dice, stock: Stock): Arguments | null;
  becomes(args: Arguments, row: Pick<PlannedRow, 'id' | 'url' | 'title'>, before: Picture): Becoming;
}
export const deed = <Arguments extends object>(typed: Typed<Arguments>): Deed => typed as unknown as Deed;

export const idOf = ({ id }: { id: string }): string => id.slice(id.indexOf(':') + 1);
export const one = (key: string, fields: Fields | null): Becoming => new Map([[key, fields]]);
export const whenSome = <T, R>(list: T[], then: (list: T[]) => R): R | null => (list.length > 0 ? then(list) : null);
