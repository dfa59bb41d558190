import type { FullSyntax, Syntax } from './scan/syntax.ts';

const registered = new Map<string, Syntax>();
let count = 0;

/** Makes a notation known to all parsers created afterwards. Replaces one with the same id. */
export function registerSyntax(syntax: Syntax): void {
  registered.set(syntax.id, syntax);
  count++;
}

/** Number of registrations so far. When it changes, everything derived from the registry is stale. */
export const registrations = (): number => count;

/** All registered syntaxes, including dialects. */
export function syntaxes(): Syntax[] {
  return [...registered.values()];
}

/** The syntax that a conversation uses. Throws for an unknown id, which is a programming error. */
export function fullSyntax(id: string): FullSyntax {
  const syntax = registered.get(id);
  if (syntax?.kind !== 'syntax') throw new Error(`There is no syntax "${id}".`);
  return syntax;
}

/** Syntaxes whose calls count: those chosen, or all that need no choosing; always dialects and the one asked for. */
export function recognised(ids: readonly string[] | undefined, asked: string | undefined): Syntax[] {
  const isChosen = (syntax: FullSyntax) => (ids === undefined ? !syntax.onlyWhenChosen : ids.includes(syntax.id));
  return syntaxes().filter((syntax) => syntax.kind === 'dialect' || syntax.id === asked || isChosen(syntax));
}
