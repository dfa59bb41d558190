import type { Protocol } from '@/src/contract/protocol.ts';
import { bracketProtocol } from '@/test/fakes/bracket-protocol.ts';
import { protocol } from '@/test/fakes/protocol.ts';

export interface Notation {
  notation: string;
  protocol: Protocol;
  syntax: string;
  /** A call as a model writes it. */
  written(name: string, args?: Record<string, unknown>): string;
}

const notation = (name: string, protocol: Protocol, syntax: string): Notation => ({
  notation: name,
  protocol,
  syntax,
  written: (tool, args = {}) => `\n${protocol.formatCall(syntax, { name: tool, arguments: args })}\n`,
});

/** Notations that the loop is tested with. */
export const notations: Notation[] = [
  notation('brackets', bracketProtocol, 'brackets'),
  notation('JSON blocks', protocol, 'json-block'),
];
