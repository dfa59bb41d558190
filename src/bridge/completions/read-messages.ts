import { unmeasured } from '@/src/contract/call.ts';
import type { Attachment, CallPart, Message, Part } from '@/src/contract/conversation.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';
import type { Rounds } from './held-rounds.ts';
import type { ChatMessage, ChatTool } from './parse-request.ts';

/** Id of the conversation of a request. */
export const conversation = 'completion';

interface MessagePorts {
  newId(): string;
  now(): number;
}

export const wholeMessage = (
  { newId, now }: MessagePorts,
  turn: string,
  role: Message['role'],
  parts: Part[],
): Message => ({ id: newId(), conversation, turn, role, at: now(), parts, state: 'complete' });

interface ReadPorts extends MessagePorts {
  /** The rounds that ended in this call, which the program has not seen. */
  find(call: string): Rounds | null;
}

type Content = ChatMessage['content'];

const wordsOf = (content: Content): string =>
  typeof content === 'string' ? content : (content ?? []).map((part) => ('text' in part ? part.text : '')).join('');

function picturesOf(content: Content): Attachment[] {
  if (typeof content === 'string') return [];
  return (content ?? []).flatMap((part, at) => {
    if (part.type !== 'image_url') return [];
    const [head = '', data = ''] = part.image_url.url.split(',');
    const mediaType = head.slice('data:'.length, -';base64'.length);
    const id = String(at);
    return [{ id, kind: 'file', title: '', source: 'file', grade: 'page', text: '', image: { mediaType, data } }];
  });
}

/** The arguments of a call. A text that is not a JSON object becomes the one argument `arguments`. */
function argumentsOf(text: string): Record<string, unknown> {
  const value = parsedJson(text || '{}');
  return isObject(value) ? value : { arguments: text };
}

/** The messages of a request as a conversation of ours; system messages are apart. */
export function readMessages(given: readonly ChatMessage[], { find, newId, now }: ReadPorts) {
  const system: string[] = [];
  const messages: Message[] = [];
  const calls = new Map<string, CallPart>();
  let turn = newId();

  const message = (role: Message['role'], parts: Part[]) => wholeMessage({ newId, now }, turn, role, parts);

  function takeUser(content: Content): void {
    const last = messages.at(-1);
    const text: Part = { type: 'text', text: wordsOf(content) };
    const attached = picturesOf(content);
    if (last?.role === 'user') {
      last.parts.push(text);
      last.attached?.push(...attached);
      return;
    }
    turn = newId();
    messages.push({ ...message('user', [text]), attached });
  }

  function takeHeld({ messages: rounds, calls: ids }: Rounds): void {
    const copies = structuredClone(rounds).map((one) => ({ ...one, turn }));
    messages.push(...copies);
    const parts = copies.flatMap((one) => one.parts.filter((part): part is CallPart => part.type === 'call'));
    for (const [theirs, ours] of ids) {
      const part = parts.find(({ call }) => call.id === ours);
      if (part) calls.set(theirs, part);
    }
  }

  function takeAssistant({ content, tool_calls }: Extract<ChatMessage, { role: 'assistant' }>): void {
    const [first] = tool_calls ?? [];
    const held = first && find(first.id);
    if (held) {
      takeHeld(held);
      return;
    }
    const text = wordsOf(content);
    const parts = (tool_calls ?? []).map(({ id, function: called }): CallPart => {
      const call = { id, name: called.name, arguments: argumentsOf(called.arguments), repairs: [] };
      const part: CallPart = { type: 'call', call, syntax: '', raw: '', state: 'done' };
      calls.set(id, part);
      return part;
    });
    if (text !== '' || parts.length > 0)
      messages.push(message('assistant', [...(text === '' ? [] : [{ type: 'text', text } as const]), ...parts]));
  }

  for (const one of given) {
    switch (one.role) {
      case 'system':
      case 'developer':
        system.push(wordsOf(one.content));
        break;
      case 'user':
        takeUser(one.content);
        break;
      case 'assistant':
        takeAssistant(one);
        break;
      case 'tool': {
        const part = calls.get(one.tool_call_id);
        if (part) part.result = unmeasured(wordsOf(one.content));
        break;
      }
      default:
        one satisfies never;
    }
  }
  return { system: system.join('\n\n'), messages };
}

/** A program's tool as a description for the prompt. Its results are not data of the browser. */
export const foreignTool = ({ function: tool }: ChatTool): ToolDescription => ({
  name: tool.name,
  area: 'everything',
  effect: 'write',
  inverse: 'none',
  description: tool.description ?? '',
  parameters: { type: 'object', ...tool.parameters },
  holds: [],
});
