import { isObject } from '@/src/text/is-object.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';
import { type Chunk, chunksIn } from '../wires/wire.ts';

/** Fields that a request needs; a refusal that names one of these is about its value. */
const needed = new Set(['model', 'messages', 'contents', 'stream', 'input', 'prompt']);
/** Fields of tools. A model without tools is an error of its own, after which the chat uses another syntax. */
const ofTools = new Set(['tools', 'tool_choice', 'toolConfig', 'tool_config']);

const refusing = new Set([400, 422]);
const systemRefused =
  /\b(system|developer)\b.{0,40}\b(role|message|prompt|instruction)s?\b.{0,60}\b(not|un)|\brole\b.{0,60}\b(system|developer)\b|only\b.{0,20}\buser\b.{0,20}\bassistant\b/i;

const successors = new Map([['max_tokens', 'max_completion_tokens']]);

/** Key in `learnt` for the role `system`, which is not a field. */
const SYSTEM = 'role:system';

interface Request {
  body?: BodyInit | null;
}

/**
 * Removes optional fields that a server refuses from its requests, each only after it was refused. A field is added to
 * `learnt` when a request without it was answered.
 */
export function refusedFields(learnt: Set<string>) {
  let trying: string[] = [];
  return {
    /** The request without the fields that this server is known to refuse. */
    before: <T extends Request>(request: T): T => without(request, [...learnt]),
    /** The request to try after one was refused; null if the refusal names nothing that can be left out. */
    after<T extends Request>(request: T, { status, body }: { status: number; body: string }): T | null {
      const sent = bodyOf(request);
      if (!refusing.has(status) || !sent) return null;
      const refused = namedIn(body, sent).filter((field) => !trying.includes(field));
      if (refused.length === 0) return null;
      trying = [...trying, ...refused];
      return without(request, refused);
    },
    /** Remembers the fields left out of the last request as refused. Call it when that request was answered. */
    answered() {
      for (const field of trying) learnt.add(field);
      trying = [];
    },
  };
}

function bodyOf({ body }: Request): Chunk | null {
  const value = typeof body === 'string' ? parsedJson(body) : undefined;
  return isObject(value) ? value : null;
}

/** The optional fields of a request that a refusal names, also the role of its system message. */
function namedIn(refusal: string, sent: Chunk): string[] {
  const words = new Set(refusal.match(/\w+/g));
  const fields = Object.keys(sent).filter((name) => words.has(name) && !needed.has(name) && !ofTools.has(name));
  const hasSystem = chunksIn(sent.messages).some(({ role }) => role === 'system');
  if (fields.length > 0) {
    return fields.map((name) => (words.has(successors.get(name) ?? '') ? `${name}>${successors.get(name)}` : name));
  }
  return hasSystem && systemRefused.test(refusal.slice(0, 2_000)) ? [SYSTEM] : [];
}

function without<T extends Request>(request: T, refused: string[]): T {
  const sent = bodyOf(request);
  if (!sent || refused.length === 0) return request;
  const rest = { ...sent };
  for (const one of refused) {
    if (one === SYSTEM) {
      rest.messages = withoutSystem(chunksIn(rest.messages));
      continue;
    }
    const [name = '', successor] = one.split('>');
    if (successor && name in rest) rest[successor] = rest[name];
    delete rest[name];
  }
  return { ...request, body: JSON.stringify(rest) };
}

/** Moves the text of the system message to the beginning of the first user message. */
function withoutSystem(messages: Chunk[]): Chunk[] {
  const system = messages.filter(({ role }) => role === 'system').map(({ content }) => content);
  const rest = messages.filter(({ role }) => role !== 'system');
  const at = rest.findIndex(({ role }) => role === 'user');
  const words = system.filter((content) => typeof content === 'string').join('\n\n');
  if (at < 0) return [{ role: 'user', content: words }, ...rest];
  return rest.map((message, index) =>
    index === at ? { ...message, content: prependText(words, message.content) } : message,
  );
}

const prependText = (words: string, content: unknown): unknown =>
  Array.isArray(content) ? [{ type: 'text', text: words }, ...content] : `${words}\n\n${content}`;
