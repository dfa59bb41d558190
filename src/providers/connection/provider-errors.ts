import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { type ModelError, type ModelErrorCode, ProviderFailure } from '@/src/contract/provider.ts';
import { parsedJson } from '@/src/text/parsed-json.ts';
import { redactError } from './redact-error.ts';
import { retryAfter } from './retry-after.ts';
import { errorNames, sentenceIn, serverSentence } from './server-sentence.ts';

/** The server of a request, for errors. Neither `key` nor the values of `headers` may appear in an error. */
export interface Peer {
  url: URL;
  key: string | null;
  headers?: [name: string, value: string][];
}

/** The secrets of a request. A name before a value, as in "Basic …", is not secret. */
export const secretsOf = ({ key, headers = [] }: Peer): string[] => [
  ...(key ? [key] : []),
  ...headers.map(([, value]) => value.replace(/^\w+\s+(?=\S+$)/, '')),
];

const wordings = {
  quota:
    /insufficient.quota|exceeded your current quota|quota (?:has been |was |is )?exceeded(?!.{0,100}\bper\b)|billing|credit|payment/i,
  'rate-limit': /rate.?limit|too many requests|overloaded/i,
  'context-too-long':
    /context.{0,20}(length|window|size)|maximum.{0,20}tokens|too many tokens|(prompt|input|request) (is )?too l(ong|arge)/i,
  'wrong-key':
    /(api.?key|token|credentials).{0,40}(invalid|incorrect|not valid|expired|missing)|(invalid|incorrect).{0,10}api.?key/i,
  'unknown-model':
    /\bmodel\b.{0,120}(not found|not exist|n't exist|not available|no longer)|(unknown|invalid|valid|no such|no) model\b/i,
  'no-tools':
    /\b(tools?|tool.(use|calls?|calling|choice)|function.call(s|ing)?)\b.{0,40}(not (be )?(support|enabl|allow)|requires? --|unsupported)|not support.{0,20}(tool|function.call)|no endpoints.{0,40}tool/i,
} satisfies Partial<Record<ModelErrorCode, RegExp>>;

/** Matches the words of a server that has to load its model first. */
const loads = /\b(model\b.{0,40}\bload|load(ing|s)?\b.{0,40}\bmodel|warm(ing)? up)/i;

/** Matches answers of servers that only accept HTTPS (nginx, Go, Apache, Node behind a proxy). */
const wantsHttps = /http request\b.{0,40}\bhttps\b|speaking plain http to an ssl/i;

/** Statuses of a gateway that reaches no server; those above 519 are Cloudflare's. */
const gatewayStatuses = new Set([502, 504, 521, 522, 523]);

/** The likely cause, if the status alone would be misleading. */
function hintOf({ status, headers, body }: Answer, sentence: string | undefined): ModelError['hint'] {
  if ((status === 503 || status === 425) && loads.test(sentence ?? '')) return 'loading';
  if (status === 401 && /^\s*basic\b/i.test(headers.get('www-authenticate') ?? '')) return 'password';
  if (status === 400 && wantsHttps.test(body)) return 'https';
  return gatewayStatuses.has(status) ? 'gateway' : undefined;
}

/** The error for a response with status 200 that is no answer: a web page, cut JSON, or anything else. */
export const foreignAnswer = (body: string, { url: { host } }: Peer): ModelError => {
  const start = body.trimStart().slice(0, 1_000);
  if (/^<(!doctype html|html|head|body|script|meta|!--)/i.test(start))
    return { code: 'not-a-model-server', host, hint: 'page' };
  const cut = /^[[{]/.test(start) && parsedJson(body) === undefined;
  return { code: cut ? 'broken-stream' : 'not-a-model-server', host };
};

/** The first of these codes whose words are in the server's sentence. */
const spoken = (sentence: string | undefined, among: (keyof typeof wordings)[]) =>
  among.find((code) => sentence !== undefined && wordings[code].test(sentence));

/** The text by which an error is recognised: its sentence, and the error names in other fields. */
const wordsOf = (sentence: string | undefined, value: unknown): string | undefined =>
  [sentence, errorNames(value)].filter(Boolean).join('\n') || undefined;

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

export function answeredError(answer: Answer, peer: Peer, now: number): ModelError {
  const { status, headers, body } = answer;
  const sentence = serverSentence(body);
  const code = codeOf(status, wordsOf(sentence, parsedJson(body)), isOnThisMachine(peer.url.href));
  const wait = retryAfter(headers, now);
  const hint = hintOf(answer, sentence);
  return {
    ...errorWith(code, sentence, peer),
    status,
    ...(hint && { hint }),
    ...(wait !== undefined && { retryAfter: wait }),
  };
}

/** Statuses that say enough by themselves. */
const byStatus = new Map<number, ModelErrorCode>([
  [401, 'wrong-key'],
  [402, 'quota'],
  [405, 'not-a-model-server'],
  [410, 'not-a-model-server'],
  [413, 'context-too-long'],
]);

function codeOf(status: number, sentence: string | undefined, thisMachine: boolean): ModelErrorCode {
  const plain = byStatus.get(status);
  if (plain) return plain;
  if (status === 403) return thisMachine ? 'origin-not-allowed' : 'forbidden';
  if (status === 404) return spoken(sentence, ['no-tools', 'unknown-model']) ?? 'not-a-model-server';
  if (status === 429) return spoken(sentence, ['quota']) ?? 'rate-limit';
  if (status >= 500) return spoken(sentence, ['no-tools', 'context-too-long']) ?? 'server';
  if (status >= 400) {
    return spoken(sentence, ['no-tools', 'context-too-long', 'wrong-key', 'unknown-model']) ?? 'bad-request';
  }
  return 'unknown';
}

/** The error that a server sends inside a stream. */
export function streamedError(said: unknown, peer: Peer): ModelError {
  const sentence = sentenceIn(said);
  return errorWith(
    spoken(wordsOf(sentence, said), ['quota', 'rate-limit', 'context-too-long', 'wrong-key', 'unknown-model']) ??
      'server',
    sentence,
    peer,
  );
}

/** The error for an event that a library could not read: an error in another form, or a cut event. */
export function partError(error: unknown, peer: Peer): ModelError {
  if (!(error instanceof Error)) return streamedError(error, peer);
  const told = 'value' in error && typeof error.value === 'object' && error.value && 'error' in error.value;
  return told ? streamedError(error.value, peer) : { code: 'broken-stream', host: peer.url.host };
}

/** The error for a thrown value. The AI SDK throws an error event at the start of a stream as `responseBody`. */
export function thrownError(error: unknown, peer: Peer): ModelError {
  if (error instanceof ProviderFailure) return error.error;
  if (error instanceof Error && 'responseBody' in error && typeof error.responseBody === 'string') {
    return streamedError(parsedJson(error.responseBody) ?? serverSentence(error.responseBody) ?? error.message, peer);
  }
  return { code: 'unknown', host: peer.url.host };
}

function errorWith(code: ModelErrorCode, sentence: string | undefined, peer: Peer): ModelError {
  const detail = sentence && secretsOf(peer).reduce(redactError, redactError(sentence, null));
  return { code, host: peer.url.host, ...(detail !== undefined && { detail }) };
}
