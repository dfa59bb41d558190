import type { RecordedRound, ReplyPiece } from '@/src/contract/round.ts';

export const callSource = '```json\n{"action": "tool_call", "name": "list_tabs", "arguments": {"query": "news",}}\n```';

/** A round that asked for a call, as the store gives it. */
export const round = (pieces: ReplyPiece[], over: Partial<RecordedRound> = {}): RecordedRound => {
  const { id = 'r1', conversation = 'b' } = over;
  return {
    id,
    conversation,
    turn: 't1',
    round: 1,
    at: 2,
    provider: 'p',
    model: 'qwen3-8b',
    syntax: 'json-block',
    messages: [
      { role: 'system', text: 'You are Outrigger.' },
      { role: 'user', text: 'Anything new?' },
    ],
    parser: { syntax: 'json-block', toolNames: ['list_tabs'] },
    several: false,
    reply: {
      id,
      conversation,
      pieces,
      firstByte: 400,
      firstVisible: 1200,
      usage: { input: 1200, output: 30 },
      end: { after: 3000, finish: 'stop' },
    },
    ...over,
  };
};

export const said = (text: string): ReplyPiece => ({ type: 'text', text });
