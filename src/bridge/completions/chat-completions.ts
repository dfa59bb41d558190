import { originOf } from '@/src/address/address.ts';
import { isOnThisMachine } from '@/src/address/this-machine.ts';
import { contextBudget } from '@/src/chat/context/fit-context.ts';
import type { ModelAccessPort } from '@/src/chat/context/model-access.ts';
import { textOf } from '@/src/chat/message/parts.ts';
import { syntaxFor } from '@/src/chat/turn/choose-syntax.ts';
import type { Client } from '@/src/contract/client.ts';
import type { OfferedTool, Payload } from '@/src/contract/messages.ts';
import { COMMANDS } from '@/src/contract/provider.ts';
import type { OutsideCallRecords, ProviderRecords, SettingsRecords } from '@/src/contract/records.ts';
import type { Services } from '@/src/contract/services.ts';
import { dataKinds, type ModelSettings, type ProviderConfig } from '@/src/contract/settings.ts';
import { type Text, text } from '@/src/contract/text.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import { errorMessage } from '@/src/text/error-message.ts';
import { omit } from '@/src/text/omit.ts';
import { errorResponse, modelsNotAllowed } from '../http-error.ts';
import type { FindSitting } from '../sittings.ts';
import { chooseModel } from './choose-model.ts';
import { createHeldRounds } from './held-rounds.ts';
import { type ChatRequest, parseRequest } from './parse-request.ts';
import { type Asked, passThrough } from './pass-through.ts';
import { foreignTool, readMessages } from './read-messages.ts';
import { type RunToolsPorts, runTools } from './run-tools.ts';
import { type AnswerEnd, type AnswerOptions, type AnswerOutput, writeAnswer } from './write-answer.ts';

/** Maximum number of rounds of an answer, if the program sets none. */
const defaultRounds = 10;

export interface CompletionPorts
  extends Pick<RunToolsPorts, 'ask' | 'work' | 'changes' | 'wait' | 'say'>,
    Pick<AnswerOptions, 'every'>,
    Pick<Services, 'open' | 'protocol' | 'newId' | 'now'> {
  providers: Pick<ProviderRecords, 'all' | 'modelSettings' | 'putModelSettings'>;
  settings: Pick<SettingsRecords, 'get'>;
  log: Pick<OutsideCallRecords, 'put'>;
  findSitting: FindSitting;
  /** The browser's tools that the program may run. */
  offered(client: Client): Promise<Pick<OfferedTool, 'name'>[]>;
}

export interface CompletionVisit {
  request: { body: string; signal: AbortSignal };
  client: Client;
}

interface Wanted {
  request: ChatRequest;
  client: Client;
  config: ProviderConfig;
  name: string;
}

const hasBrowserTools = ({ use_browser_tools, use_vscode_tools }: ChatRequest): boolean =>
  (use_browser_tools ?? use_vscode_tools) === true;

function chosenTools(tools: ToolDescription[], { tool_choice: choice }: ChatRequest): ToolDescription[] {
  if (choice === 'none') return [];
  return typeof choice === 'object' && choice ? tools.filter(({ name }) => name === choice.function.name) : tools;
}

function mustCall({ tool_choice: choice }: ChatRequest): Asked['mustCall'] {
  if (typeof choice === 'object' && choice) return choice.function;
  return choice === 'required' ? choice : null;
}

function settingsFor(settings: ModelSettings, request: ChatRequest): ModelSettings {
  const temperature = request.temperature ?? settings.temperature;
  const maxOutput = request.max_completion_tokens ?? request.max_tokens ?? settings.maxOutput;
  return {
    ...omit(settings, 'temperature', 'maxOutput'),
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxOutput === undefined ? {} : { maxOutput }),
  };
}

const failedEnd = (error: unknown): AnswerEnd => ({
  finish: 'stop',
  usage: { input: 0, output: 0 },
  error: { code: 'unknown', detail: errorMessage(error) },
});

/** Answers `POST /v1/chat/completions` with the user's own model. */
export function createCompletions(ports: CompletionPorts): (visit: CompletionVisit) => Promise<Response> {
  const { ask, providers, settings, newId, now, log, every } = ports;
  const held = createHeldRounds(now);

  /** The access of the model: only what both the program and the provider may see. The user is not asked. */
  function accessFor({ client, config }: Wanted): ModelAccessPort {
    const origin = originOf(config.baseUrl) ?? config.baseUrl;
    const isHere = config.id === COMMANDS || isOnThisMachine(config.baseUrl);
    return {
      name: config.name,
      origin,
      async read() {
        const stored = isHere ? null : (await settings.get()).sees[config.id];
        const given = stored?.origin === origin ? stored.allowed : [];
        const allowed = isHere ? client.sees : client.sees.filter((kind) => given.includes(kind));
        // Pictures come from the program itself, so it may always send them.
        const files = allowed.includes('files') ? allowed : [...allowed, 'files' as const];
        return { origin, asked: [...dataKinds], allowed: files, addresses: stored?.addresses ?? 'whole' };
      },
    };
  }

  /** The browser's tools that the program may run, except those with the name of a tool of its own. */
  function browserTools({ client, request }: Wanted): RunToolsPorts['browser'] {
    const own = new Set(request.tools?.map((tool) => tool.function.name));
    return async (described: Payload<'describeTools'>) => {
      const [{ tools, total }, offered] = await Promise.all([ask('describeTools', described), ports.offered(client)]);
      const names = new Set(offered.flatMap(({ name }) => (own.has(name) ? [] : name)));
      const there = chosenTools(tools, request).filter(({ name }) => names.has(name));
      // A total above the number of listed tools says that some had no room in the prompt; the turn then asks for all
      // of them.
      return { tools: there, total: tools.length === total ? there.length : there.length + 1 };
    };
  }

  async function read(wanted: Wanted): Promise<Asked> {
    const { request, config, client } = wanted;
    const [provider, protocol, stored] = await Promise.all([
      ports.open(config),
      ports.protocol(),
      providers.modelSettings(config.id, config.model),
    ]);
    const { system, messages } = readMessages(request.messages, {
      find: (call) => held.find(client.id, call),
      newId,
      now,
    });
    return {
      system,
      messages,
      tools: chosenTools((request.tools ?? []).map(foreignTool), request),
      mustCall: mustCall(request),
      several: request.parallel_tool_calls ?? null,
      provider,
      model: config.model,
      protocol,
      syntax: syntaxFor(stored, protocol.firstSyntax?.(config.model)),
      settings: settingsFor(stored, request),
      async learn(found) {
        const known = await providers.modelSettings(config.id, config.model);
        await providers.putModelSettings(config.id, config.model, { ...known, ...found });
      },
      newId,
      now,
    };
  }

  async function make(wanted: Wanted, output: AnswerOutput, signal: AbortSignal): Promise<AnswerEnd> {
    const { request, client, config } = wanted;
    const asked = await read(wanted);
    const withBrowser = hasBrowserTools(request) && request.tool_choice !== 'none';
    const browser = browserTools(wanted);
    if (withBrowser && request.tool_execution === 'auto')
      return runTools(
        asked,
        {
          ...ports,
          browser,
          held,
          client: await ports.findSitting(client),
          access: accessFor(wanted),
          own: asked.tools,
          commands: config.id === COMMANDS,
          maxRounds: request.max_tool_rounds ?? defaultRounds,
        },
        output,
        signal,
      );
    const said = asked.messages.findLast(({ role }) => role === 'user');
    const budget = contextBudget(asked.settings).tools;
    const more = withBrowser ? (await browser({ text: textOf(said?.parts ?? []), budget })).tools : [];
    return passThrough({ ...asked, tools: [...asked.tools, ...more] }, output, signal);
  }

  /** Writes the line of the log: who asked which model, and how it ended. */
  async function note({ client, name }: Wanted, at: number, { error }: AnswerEnd, size: number): Promise<void> {
    const sentence: Text = text('bridge_asked_model', { model: name });
    const outcome = error ? 'failed' : 'done';
    const time = now() - at;
    await log.put({ id: newId(), at, client: client.id, tool: 'chat_completions', sentence, outcome, time, size });
  }

  return async ({ request: { body, signal }, client }) => {
    if (!client.models) return modelsNotAllowed();
    const { request, problem } = parseRequest(body);
    if (problem) return errorResponse(problem);
    const chosen = await chooseModel(request.model, { providers, settings });
    if (chosen.problem) return errorResponse(chosen.problem);
    const wanted: Wanted = { request, client, ...chosen };
    const at = now();
    return writeAnswer(
      async (output, within) => {
        let size = 0;
        const counted: AnswerOutput = {
          ...output,
          text(said) {
            size += said.length;
            output.text(said);
          },
        };
        const end = await make(wanted, counted, within).catch(failedEnd);
        await note(wanted, at, end, size).catch(() => {});
        return end;
      },
      {
        id: `chatcmpl-${newId().replaceAll('-', '')}`,
        created: Math.floor(at / 1000),
        model: chosen.name,
        stream: request.stream === true,
        includeUsage: request.stream_options?.include_usage === true,
        signal,
        every,
      },
    );
  };
}
