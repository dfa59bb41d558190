import type { Page } from 'puppeteer-core';
import type { MessageName } from '@/src/contract/messages.ts';
import type { Preview, RunAnswer } from '@/src/contract/run.ts';
import type { ToolResult } from '@/src/contract/tool.ts';
import { tools } from '@/src/tools/index.ts';
import { fakePorts } from '@/test/fakes/ports.ts';

/** Sends a message to the background from a page of the extension, as the panel does. */
export async function ask<Answer>(page: Page, type: MessageName, data: unknown): Promise<Answer> {
  const { res } = await page.evaluate(
    async (name: string, payload: string) => {
      const message = { id: 1, type: name, timestamp: Date.now(), data: JSON.parse(payload) };
      return (await chrome.runtime.sendMessage(message)) as { res: { ok: boolean; answer: unknown; error?: unknown } };
    },
    type,
    JSON.stringify(data),
  );
  if (!res.ok) throw new Error(`${type}: ${JSON.stringify(res)}`);
  return res.answer as Answer;
}

/** A function that sends messages, so that a test can watch each of them. */
export type Tell = typeof ask;

/** End of a call: its result, or the permission that the browser has to be asked for first. */
export interface Ended {
  id: string;
  result: ToolResult | null;
  permission: string | null;
  /** True if the user was asked. */
  asked: boolean;
}

let calls = 0;
const ports = fakePorts();
const userOnly = new Set(tools.map((make) => make(ports)).flatMap((tool) => (tool.userOnly ? tool.name : [])));
const everyRow = ({ sections }: Preview) => sections.flatMap(({ rows }) => rows.map(({ id }) => id));

/** Runs a tool to its end as a panel does for a model: says yes to what it asks, does a page's work, repeats what goes on. */
export async function runTool(
  page: Page,
  name: string,
  args: Record<string, unknown>,
  { id = `tool:${++calls}`, window = null }: { id?: string; window?: number | null } = {},
  tell: Tell = ask,
): Promise<Ended> {
  const call = { id, name, arguments: args, repairs: [] };
  const context = userOnly.has(name)
    ? { caller: 'panel', conversation: null, turn: null, window }
    : { caller: 'model', conversation: `c-${id}`, turn: `t-${id}`, window };
  let worked: Record<string, unknown> = {};
  let asked = false;
  const send = () => tell<RunAnswer>(page, 'run', { call, rest: [], context, worked });
  for (let answer = await send(); ; ) {
    switch (answer.kind) {
      case 'result':
        return { id, asked, result: answer.result, permission: null };
      case 'permission':
        return { id, asked, result: null, permission: answer.permission };
      case 'confirm':
        asked = true;
        answer = await tell(page, 'approve', { ticket: answer.ticket, rows: everyRow(answer.preview) });
        continue;
      case 'page-work':
        worked = { ...worked, [answer.work]: { ok: true, data: { to: 'file' } } };
        answer = await send();
        continue;
      case 'more':
        answer = await send();
        continue;
      case 'elsewhere':
        throw new Error(`${name} was answered elsewhere`);
      default:
        answer satisfies never;
    }
  }
}

/** Undoes a call to its end; gives the outcomes of its rows. */
export async function undoCall(page: Page, id: string, tell: Tell = ask): Promise<string[]> {
  const states: string[] = [];
  for (let rows: string[] | undefined; ; ) {
    const wanted: { entry: string; rows?: string[] } = rows ? { entry: id, rows } : { entry: id };
    const { outcomes, left } = await tell<{ outcomes: { state: string; reason?: unknown }[]; left?: string[] }>(
      page,
      'undo',
      wanted,
    );
    states.push(...outcomes.map(({ state, reason }) => (reason ? `${state}: ${JSON.stringify(reason)}` : state)));
    if (!left) return states;
    rows = left;
  }
}
