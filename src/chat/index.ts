export { syntaxFor, TEXT_SYNTAX, withoutTools } from './automatic-syntax.ts';
export { cutMessages } from './cut.ts';
export { askForTitle } from './model-title.ts';
export { reduceParts, textOf } from './parts.ts';
export { FIRST, pathOf, pathTo, turnBefore, versionsOf } from './path.ts';
export type { ChatEvent, TurnPorts, TurnStart } from './ports.ts';
export { sightOf } from './sight.ts';
export { titleFrom } from './title.ts';
export { runTurn } from './turn.ts';
