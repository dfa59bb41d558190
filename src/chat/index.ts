export { modelAccessOf } from './context/model-access.ts';
export { titleByRule, titleFrom } from './message/conversation-title.ts';
export { cutMessages } from './message/cut-messages.ts';
export { reduceParts } from './message/parts.ts';
export { pathOf } from './message/path.ts';
export { askForTitle } from './turn/ask-for-title.ts';
export { syntaxFor, withoutTools } from './turn/choose-syntax.ts';
export { runTurn } from './turn/run-turn.ts';
export type { ChatEvent, TurnPorts, TurnStart } from './turn/turn-ports.ts';
