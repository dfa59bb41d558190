import type { Message } from '@/src/contract/conversation.ts';
import type { Protocol } from '@/src/contract/protocol.ts';
import type { ModelRequest, Provider } from '@/src/contract/provider.ts';
import type { ModelSettings } from '@/src/contract/settings.ts';
import { titleFrom } from '../message/conversation-title.ts';
import { withFences } from '../message/foreign-pastes.ts';
import { textOf } from '../message/parts.ts';

/** Maximum number of characters of the question, and of the answer, that are sent. */
const most = 1_000;
/** Maximum size of the response, in tokens. A model that reasons needs more than the title. */
const room = 400;

const instructions =
  'Give this conversation a title of two to six words, in the language of the user. Answer with the title alone: no quotation marks, no full stop, no explanation.';

interface Asking {
  provider: Provider;
  model: string;
  settings: ModelSettings;
  protocol: Pick<Protocol, 'formatQuoted'>;
  signal: AbortSignal;
}

/** The request with the first question and its answer; null if there is nothing to name yet. */
function request(
  messages: readonly Message[],
  { model, settings, protocol }: Pick<Asking, 'model' | 'settings' | 'protocol'>,
): ModelRequest | null {
  const asked = messages.filter(({ role }) => role === 'user');
  const [first] = asked;
  const answer = messages.flatMap(({ role, parts }) => (role === 'assistant' ? [textOf(parts)] : [])).join('\n');
  if (!first || asked.length > 1 || !answer.trim()) return null;
  const question = withFences(textOf(first.parts).slice(0, most), first, protocol);
  const words = `User: ${question}\n\nAssistant: ${answer.slice(0, most)}`;
  return {
    model,
    messages: [
      { role: 'system', text: instructions },
      { role: 'user', text: words },
    ],
    tools: [],
    // The same size as in every other round, so that a local server does not load the model anew.
    context: settings.contextTokens,
    maxOutput: room,
  };
}

/** The title in a model's answer; null if there is none. */
export function titleIn(answer: string): string | null {
  const said = answer.replace(/<think>[\s\S]*?(<\/think>|$)/g, '').trim();
  const [line = ''] = said.split('\n');
  const bare = line
    .replace(/^[\s#>*_-]*(title\s*:)?\s*/i, '')
    .replace(/^["'“”„«‘*_`]+|(?<!["'“”»’*_`.])["'“”»’*_`.]+$/g, '')
    .trim();
  return bare === '' ? null : titleFrom(bare);
}

/** A title from the model that gave the first answer; null after later answers, and if it gives none. */
export async function askForTitle(messages: readonly Message[], asking: Asking): Promise<string | null> {
  const { provider, signal } = asking;
  const asked = request(messages, asking);
  if (!asked) return null;
  let said = '';
  for await (const event of provider.stream(asked, signal)) {
    if (event.type === 'text-delta') said += event.text;
    if (event.type === 'error') return null;
    if (event.type === 'finish' && event.reason !== 'stop' && event.reason !== 'unknown') return null;
  }
  return titleIn(said);
}
