import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syntaxNames } from '@/src/contract/protocol.ts';
import type { ModelEvent, ModelRequest, Provider } from '@/src/contract/provider.ts';
import { protocol } from '@/src/protocol/index.ts';
import { chatServer } from '@/test/bridge/completions/chat-server.ts';
import { fakeCompletions } from '@/test/fakes/completions.ts';
import { finish, say } from '@/test/fakes/scripted-provider.ts';
import { answersOfClients, clientsOfPython } from './completion-answers.ts';
import { pythonWith, runPython } from './python-environment.ts';

const calls: Record<string, Record<string, unknown>> = {
  get_weather: { location: 'London' },
  Person: { name: 'Ann', age: 31 },
};

/** A model that calls the tool it is told of, in this syntax, and answers with the result. */
function answeringModel(syntax: string): Provider {
  function replyTo({ messages, tools }: ModelRequest): ModelEvent[] {
    const last = messages.at(-1)!;
    if (JSON.stringify(last).includes('Sunny')) return [say('It is sunny in London.'), finish()];
    const name = tools.map((tool) => tool.name).find((one) => one in calls);
    if (!name) return [say('I do not know.'), finish()];
    const args = calls[name]!;
    if (!protocol.isStructured(syntax))
      return [...protocol.formatCall(syntax, { name, arguments: args })].map(say).concat(finish());
    const delta = { id: 'a', name, arguments: JSON.stringify(args), done: true };
    return [{ type: 'native-call-delta', delta }, finish('tool-calls')];
  }
  return {
    models: async () => [],
    async *stream(request) {
      yield* replyTo(request);
    },
  };
}

describe('Python clients', () => {
  let python: string;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    python = await pythonWith(...clientsOfPython);
  });
  afterAll(async () => {
    for (const close of closing) await close();
  });

  it.each(syntaxNames.map(({ id }) => id))('call tools of a model that writes %s', async (syntax) => {
    const { visit } = await fakeCompletions({
      ports: { open: async () => answeringModel(syntax) },
      model: { syntax },
    });
    const { url, close } = await chatServer(visit);
    closing.push(close);
    const came = (await runPython(python, 'completions.py', url)) as Record<string, unknown>;
    expect(came).toEqual(answersOfClients);
  });
});
