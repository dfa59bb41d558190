import type { ModelRequest, Provider } from '@/src/contract/provider.ts';
import { protocol } from '@/src/protocol/index.ts';
import type { Order, Round } from './household.ts';

/** A model that does what it was told to, round by round, and then has done. */
export function obedient(rounds: Round[], syntax: string, requests: ModelRequest[]): Provider {
  let next = 0;
  return {
    models: async () => [],
    async *stream(request) {
      requests.push(structuredClone(request));
      const round = rounds[next++] ?? 'Done.';
      const said = typeof round === 'function' ? round(request) : round;
      const written = typeof said === 'string' ? said : said.map((order) => formatted(syntax, order)).join('\n');
      yield { type: 'text-delta', text: written };
      yield { type: 'finish', reason: 'stop', endMark: true };
    },
  };
}

const formatted = (syntax: string, { name, arguments: args = {} }: Order): string =>
  `\n${protocol.formatCall(syntax, { name, arguments: args })}\n`;
