import type { Page } from 'puppeteer-core';
import { ask, type Ended, runTool, type Tell, undoCall } from '../../e2e/harness/background.ts';
import type { Floor } from './floor.ts';

interface Message {
  name: string;
  time: number;
}

/** Keeps how long each message to the background took. */
export interface Stopwatch {
  /** Sends under a name. */
  of(name: string): { tell: Tell; messages: Message[] };
  longest(): Message;
}

export function stopwatch(): Stopwatch {
  const all: Message[] = [];
  return {
    of(name) {
      const messages: Message[] = [];
      const tell: Tell = async (page, type, data) => {
        const start = performance.now();
        try {
          return await ask(page, type, data);
        } finally {
          const message = { name: `${name} (${type})`, time: performance.now() - start };
          messages.push(message);
          all.push(message);
        }
      };
      return { tell, messages };
    },
    longest: () => all.reduce((a, b) => (b.time > a.time ? b : a), { name: 'none', time: 0 }),
  };
}

const total = (messages: Message[]) => messages.reduce((sum, { time }) => sum + time, 0);

function print(what: string, messages: Message[], more = ''): void {
  const longest = Math.max(...messages.map(({ time }) => time));
  const parts = messages.length > 1 ? ` in ${messages.length} messages, the longest ${longest.toFixed(0)} ms` : '';
  console.log(`  ${what.padEnd(34)} ${total(messages).toFixed(0).padStart(6)} ms${parts}${more}`);
}

function expectSuccess(name: string, { result, permission }: Ended): void {
  if (!result?.success) throw new Error(`${name}: ${result?.error ?? permission}`);
}

/** Runs a read and prints its time. */
export async function look(watch: Stopwatch, page: Page, name: string, args: Record<string, unknown>): Promise<void> {
  const { tell, messages } = watch.of(name);
  const ended = await runTool(page, name, args, {}, tell);
  expectSuccess(name, ended);
  print(`${name} ${JSON.stringify(args).slice(0, 24)}`, messages, `, ${Object(ended.result?.data).total ?? ''} found`);
}

/** Prints what the browser itself takes beside what an act took. */
export function compare(took: Floor, { done, undone }: Floor): void {
  const line = (what: string, ours: number, its: number) =>
    `${what} ${its.toFixed(0)} ms, ours ${(ours / its).toFixed(1)} times that`;
  console.log(`    the browser by itself: ${line('', took.done, done).trim()}; ${line('back', took.undone, undone)}`);
}

/** Runs a write on so many items and undoes it, prints the times of both and gives them. */
export async function act(
  watch: Stopwatch,
  page: Page,
  name: string,
  args: Record<string, unknown>,
  items: number,
): Promise<Floor> {
  const { tell, messages } = watch.of(name);
  const ended = await runTool(page, name, args, {}, tell);
  expectSuccess(name, ended);
  print(`${name}, ${items}`, messages, `, ${Object(ended.result?.data).done} done`);
  const back = watch.of(`undo of ${name}`);
  const states = await undoCall(page, ended.id, back.tell);
  const undone = states.filter((state) => state === 'undone').length;
  print('  and undone', back.messages, `, ${undone} undone`);
  const [other] = states.filter((state) => state !== 'undone');
  if (other) console.log(`    ${states.length - undone} were not: ${other}`);
  return { done: total(messages), undone: total(back.messages) };
}
