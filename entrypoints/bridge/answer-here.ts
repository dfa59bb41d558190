import { type BackgroundHandlers, type MessageName, type Payload, payloads } from '@/src/contract/messages.ts';
import type { AskBackground } from '@/src/contract/services.ts';

/** Asks the background from within its own page, with the same messages: a page does not receive what it sends. */
export const answerHere =
  (handlers: BackgroundHandlers): AskBackground =>
  async <Name extends MessageName>(name: Name, payload: Payload<Name>) => {
    const read = payloads[name].parse(structuredClone(payload)) as Payload<Name>;
    return structuredClone(await handlers[name](read));
  };
