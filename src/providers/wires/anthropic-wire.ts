import { isObject } from '@/src/text/is-object.ts';
import { type Chunk, chunksIn, type Wire } from './wire.ts';

const known = new Set([
  'message_start',
  'content_block_start',
  'content_block_delta',
  'content_block_stop',
  'message_delta',
  'message_stop',
]);
const blocks = new Set(['text', 'thinking', 'redacted_thinking', 'tool_use']);
const deltas = new Set(['text_delta', 'thinking_delta', 'signature_delta', 'input_json_delta']);

/** Anthropic's messages: events with a `type`. Blocks of unknown kinds are skipped with all their deltas. */
export const anthropicWire: Wire = () => {
  const passedOver = new Set<unknown>();
  return {
    chunk(value) {
      if (typeof value.type !== 'string' || !known.has(value.type)) return null;
      if (value.type === 'content_block_start') {
        const type = isObject(value.content_block) ? value.content_block.type : undefined;
        if (blocks.has(String(type))) passedOver.delete(value.index);
        else passedOver.add(value.index);
      }
      if (value.type.startsWith('content_block_') && passedOver.has(value.index)) return null;
      if (value.type === 'content_block_delta') {
        const type = isObject(value.delta) ? value.delta.type : undefined;
        if (!deltas.has(String(type))) return null;
      }
      return value;
    },
    joined(one, next) {
      const [said, more] = [wordsOf(one), wordsOf(next)];
      if (said === null || more === null || one.index !== next.index) return null;
      return { ...next, delta: { type: 'text_delta', text: said + more } };
    },
    whole(value) {
      if (!isObject(value) || value.type !== 'message') return null;
      const { content, stop_reason: reason, stop_sequence: sequence = null, usage, ...message } = value;
      const counted = isObject(usage) ? usage : { input_tokens: 0, output_tokens: 0 };
      return [
        { type: 'message_start', message: { ...message, content: [], stop_reason: null, usage: counted } },
        ...chunksIn(content).flatMap(blockChunks),
        {
          type: 'message_delta',
          delta: { stop_reason: reason ?? 'end_turn', stop_sequence: sequence },
          usage: { output_tokens: counted.output_tokens ?? 0 },
        },
        { type: 'message_stop' },
      ];
    },
  };
};

/** The text of a text delta; null for anything else. */
function wordsOf({ type, delta }: Chunk): string | null {
  const words = type === 'content_block_delta' && isObject(delta) && delta.type === 'text_delta' ? delta.text : null;
  return typeof words === 'string' ? words : null;
}

function blockChunks(block: Chunk, index: number): Chunk[] {
  const [empty, delta] = splitBlock(block);
  if (!empty) return [];
  return [
    { type: 'content_block_start', index, content_block: empty },
    ...(delta ? [{ type: 'content_block_delta', index, delta }] : []),
    { type: 'content_block_stop', index },
  ];
}

/** A block before its first delta, and the delta that fills it. */
function splitBlock(block: Chunk): [start?: Chunk, delta?: Chunk] {
  switch (block.type) {
    case 'text':
      return [
        { type: 'text', text: '' },
        { type: 'text_delta', text: block.text },
      ];
    case 'thinking':
      return [
        { type: 'thinking', thinking: '' },
        { type: 'thinking_delta', thinking: block.thinking },
      ];
    case 'redacted_thinking':
      return [block];
    case 'tool_use':
      return [
        { type: 'tool_use', id: block.id, name: block.name, input: {} },
        { type: 'input_json_delta', partial_json: JSON.stringify(block.input ?? {}) },
      ];
    default:
      return [];
  }
}
