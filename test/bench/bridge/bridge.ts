import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ask } from '../../e2e/harness/background.ts';
import { chromium } from '../../e2e/harness/chromium.ts';
import { type Driver, type StartOptions, until } from '../../e2e/harness/driver.ts';
import { firefox } from '../../e2e/harness/firefox.ts';
import { helperHome } from '../../e2e/harness/native-host.ts';
import { addProgram, openConnections, program, turn } from '../../e2e/harness/outside-program.ts';

const rounds = 200;
/** Rounds that do not count, in which programs and servers compile their code. */
const warmUp = 20;

const sorted = (values: number[]): number[] => values.toSorted((a, b) => a - b);
const at = (values: number[], share: number): number =>
  sorted(values)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

/** Median, middle half and the slowest twentieth. */
const spread = (values: number[]): string =>
  `${at(values, 0.5).toFixed(1)} ms (${at(values, 0.25).toFixed(1)} to ${at(values, 0.75).toFixed(1)}, 95 % within ${at(values, 0.95).toFixed(1)})`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function startBare(): Promise<{ url: string; child: ChildProcess }> {
  const script = fileURLToPath(new URL('bare-server.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout!, 'data')) as [Buffer];
  return { url: `http://127.0.0.1:${Number(port)}`, child };
}

interface Subject {
  label: string;
  /** Milliseconds allowed at the median; null for the floor. */
  most: number | null;
  run(): Promise<unknown>;
  times: number[];
}

async function measure(start: (options: StartOptions) => Promise<Driver>): Promise<void> {
  const home = await helperHome();
  const driver = await start({ granted: true, env: home.env });
  const bare = await startBare();
  try {
    await home.install(driver);
    const options = await openConnections(driver);
    await turn(options, `Ready on http://127.0.0.1:${home.port}`);
    const its = program(home.port, await addProgram(options, 'Claude Code', ['May use my models']));
    const other = program(home.port, await addProgram(options, 'Cursor'));
    await until('the keys', async () => (await other.get('/v1/tools')).status === 200);
    const [older, newer] = [await its.mcp(), await its.mcp('auto')];
    const listed = { name: 'list_tabs', arguments: {} };
    const answer = JSON.stringify(await newer.callTool(listed)).length;
    const headers = { 'content-type': 'application/json' };
    const floor = async () => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: listed });
      await (await fetch(`${bare.url}/${answer}`, { method: 'POST', headers, body })).json();
    };
    const subjects: Subject[] = [
      { label: 'bare loopback server', most: null, run: floor, times: [] },
      { label: 'GET /v1/models', most: 10, run: () => its.get('/v1/models'), times: [] },
      { label: 'list_tabs, MCP of 2025', most: 40, run: () => older.callTool(listed), times: [] },
      { label: 'list_tabs, MCP of 2026', most: 40, run: () => newer.callTool(listed), times: [] },
    ];
    // One after the other in each round, so that a busy moment meets them all.
    for (let round = -warmUp; round < rounds; round += 1)
      for (const { run, times } of subjects) {
        const time = await timed(run);
        if (round >= 0) times.push(time);
      }
    const base = subjects[0]!.times;
    for (const { label, most, times } of subjects) {
      const ratios = times.map((time, round) => time / base[round]!);
      const beside =
        most === null
          ? ''
          : `, ${at(ratios, 0.5).toFixed(1)} times the bare one (${at(ratios, 0.25).toFixed(1)} to ${at(ratios, 0.75).toFixed(1)}); at most ${most} ms`;
      console.log(`  ${label.padEnd(22)} ${spread(times)}${beside}`);
    }
    const waiting = new AbortController();
    const tabs = await options.evaluate(async () => (await chrome.tabs.query({})).flatMap(({ id }) => id ?? []));
    const question = its.call('close_tabs', { tab_ids: tabs.slice(0, 1) }, waiting.signal).catch(() => null);
    await until('its question', async () => (await ask<unknown[]>(options, 'openTickets', {})).length === 1);
    const reads: number[] = [];
    for (let read = 0; read < 100; read += 1) reads.push(await timed(() => other.call('list_tabs', { limit: 1 })));
    console.log(
      `  ${'another’s reads then'.padEnd(22)} ${spread(reads)}, beside an open question; 95 % at most within 100 ms`,
    );
    waiting.abort();
    await question;
    await older.close();
    await newer.close();
  } finally {
    bare.child.kill();
    await driver.close();
    await home.remove();
  }
}

/** Measures how long a program waits for the bridge to Chromium, and for a local server that does nothing. */
export const bridge = (): Promise<void> => measure(chromium);

/** The same in Firefox. */
export const bridgeInFirefox = (): Promise<void> => measure(firefox);
