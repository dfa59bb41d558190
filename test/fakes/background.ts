import type { Answers, MessageName, Payload } from '@/src/contract/messages.ts';
import type { RunAnswer } from '@/src/contract/run.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import type { Effect, ToolDescription, ToolResult } from '@/src/contract/tool.ts';
import { anyText } from './any-text.ts';

type Handlers = { [Name in MessageName]?: (payload: Payload<Name>) => Answers[Name] | Promise<Answers[Name]> };

export interface FakeBackground {
  ask: AskBackground;
  /** All messages that were sent, in order. */
  asked: { name: MessageName; payload: unknown }[];
  /** The payloads of one message. */
  of<Name extends MessageName>(name: Name): Payload<Name>[];
}

const tool = (name: string, effect: Effect): ToolDescription => ({
  name,
  effect,
  area: 'tabs',
  inverse: 'exact',
  description: `${name}.`,
  parameters: { type: 'object', properties: {} },
});

export const tools = [
  tool('list_tabs', 'read'),
  tool('read_page', 'read'),
  tool('pin_tabs', 'write'),
  tool('close_tabs', 'destroy'),
];

type ResultAnswer = Extract<RunAnswer, { kind: 'result' }>;

export const succeeded = (data: unknown, more: Partial<ResultAnswer> = {}): ResultAnswer => ({
  kind: 'result',
  result: { success: true, data, error: null, execution_time_ms: 3, retries: 0 } satisfies ToolResult,
  view: { sentence: anyText('done'), rows: [], total: 0 },
  ...more,
});

export const failed = (error: string, more: Partial<ToolResult> = {}): ResultAnswer => ({
  kind: 'result',
  result: { success: false, data: null, error, execution_time_ms: 3, retries: 0, ...more },
  view: { sentence: anyText('failed'), rows: [], total: 0 },
});

/** A background with four tools that does what `handlers` say; everything else is answered as if nothing were there. */
export function fakeBackground(handlers: Handlers = {}): FakeBackground {
  const asked: FakeBackground['asked'] = [];
  const all: Handlers = {
    describeTools: () => ({ tools, total: tools.length }),
    run: ({ call }) => succeeded({ ran: call.name }),
    ticket: () => null,
    revoke: () => null,
    stop: () => null,
    recordPiece: () => null,
    importedMessages: () => ({ ids: [] }),
    trash: () => ({ items: [], total: 0 }),
    bridgeStatus: () => ({ state: 'off' }),
    offerMenus: () => null,
    takePanelRequest: () => null,
    wake: () => null,
    ...handlers,
  };
  return {
    asked,
    of: <Name extends MessageName>(name: Name) =>
      asked.filter((one) => one.name === name).map((one) => one.payload as Payload<Name>),
    async ask(name, payload) {
      asked.push({ name, payload: structuredClone(payload) });
      const handler = all[name];
      if (!handler) throw new Error(`${name} was not expected`);
      return handler(payload);
    },
  };
}
