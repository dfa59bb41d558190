import { type BackgroundHandlers, type MessageName, type Payload, payloads } from '@/src/contract/messages.ts';
import type { AskBackground } from '@/src/contract/services.ts';

/** Asks the background in the page that it is, by the same messages: no page hears what it sends itself. */
export const answerHere =
  (handlers: BackgroundHandlers): AskBackground =>
  async <Name extends MessageName>(name: Name, payload: Payload<Name>) => {
    const read = payloads[name].parse(structuredClone(payload)) as Payload<Name>;
    return structuredClone(await handlers[name](read));
  };
