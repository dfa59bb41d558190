import type { CommandLanguage } from './languages/language.ts';
import { says, type Wanted } from './reader/atoms.ts';
import type { Item } from './reader/spotted-item.ts';
import { written } from './reader/tokenise.ts';

/** An item, or words between two items that add nothing. */
type Piece = Item | { kind: 'passed' };

/**
 * True if more is said behind an order than was read: a second order ("and group them"), a time of day, or a further
 * clause that names something beside other words ("mute all tabs, I need youtube").
 */
export function saysMore(sentence: string, items: Item[], act: Item | undefined, language: CommandLanguage): boolean {
  if (act?.end === undefined || says(act, 'list', 'find', 'count')) return false;
  const pieces = piecesOf(written(sentence, language), items, act.end);
  if (pieces.some((_, at) => isTimeOfDay(at, pieces)) || items.some(isSecondOrder)) return true;
  const [, ...others] = clausesOf(pieces);
  return others.some(({ clause, mark }) => isNamedAside(clause, /[–—-]/.test(mark)));
}

/** The items behind an order, and the words between them. */
function piecesOf(text: string, items: Item[], from: number): Piece[] {
  const placed = items
    .filter(({ start }) => start !== undefined && start >= from)
    .sort((one, other) => one.start! - other.start!);
  const pieces: Piece[] = [];
  let end = from;
  const pass = (to: number) => {
    const passed = text.slice(end, to);
    // "(I need youtube)"
    if (/[(（[]/.test(passed)) pieces.push({ kind: 'mark', mark: ';' });
    if (/\p{L}/u.test(passed)) pieces.push({ kind: 'passed' });
  };
  for (const item of placed) {
    pass(item.start!);
    pieces.push(item);
    end = Math.max(end, item.end!);
  }
  pass(text.length);
  return pieces;
}

/** The clauses, each with the mark before it. */
function clausesOf(pieces: Piece[]): { mark: string; clause: Piece[] }[] {
  const clauses: { mark: string; clause: Piece[] }[] = [{ mark: '', clause: [] }];
  for (const piece of pieces) {
    if (piece.kind === 'mark' && /[,;.!?。、，！；？…–—-]/.test(piece.mark))
      clauses.push({ mark: piece.mark, clause: [] });
    else clauses.at(-1)!.clause.push(piece);
  }
  return clauses;
}

const is = (piece: Piece | undefined, ...wanted: Wanted[]): boolean =>
  piece !== undefined && piece.kind !== 'passed' && says(piece, ...wanted);

/** "Mute youtube from 5 to 6": a number beside no thing. */
const isTimeOfDay = (at: number, pieces: Piece[]): boolean =>
  pieces[at]!.kind === 'numbers' &&
  pieces.some(({ kind }) => kind === 'site') &&
  ![pieces[at - 1], pieces[at + 1]].some((piece) => is(piece, 'thing'));

/** "Sort tabs by title and group them". To save something and put it somewhere is one order. */
const isSecondOrder = (item: Item, at: number, pieces: Item[]): boolean => {
  const first = pieces.slice(0, at).find((one) => is(one, 'act'));
  return (
    first !== undefined && !says(first, 'list', 'find', 'count') && says(item, 'and') && isOrderFor(first, pieces, at)
  );
};
const isOrderFor = (act: Item, pieces: Item[], at: number): boolean =>
  is(pieces[at + 1], 'act') &&
  is(pieces[at + 2], 'it', 'them') &&
  !(says(act, 'save', 'bookmark') && is(pieces[at + 1], 'move'));

/** True for a clause that names something beside other words, or after a dash. A list has neither. */
const isNamedAside = (clause: Piece[], isDashed: boolean): boolean =>
  (isDashed || clause.some((piece) => piece.kind === 'passed' || is(piece, 'act'))) &&
  clause.some(({ kind }) => kind === 'site' || kind === 'run' || kind === 'tag');
