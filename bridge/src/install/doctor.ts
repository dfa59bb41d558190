import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { defaultPort } from '@/src/contract/bridge.ts';
import { version } from '../../package.json';
import { createFrameReader, encodeFrame } from '../frames.ts';
import type { HubStatus } from '../hub.ts';
import { enterMeetingPlace, meetingPorts } from '../meeting-place.ts';
import { foundBrowsers, sandboxedBrowsers } from './browsers.ts';
import { readInstalled } from './install.ts';
import { launcherPath, launcherText, programPath } from './launcher.ts';
import { manifestPath, manifestText, readManifest } from './manifest.ts';

/** Milliseconds within which a hub must report its state. */
const patience = 2_000;

const again = 'Run `npx outrigger-bridge install` again.';

interface Finding {
  kind: 'ok' | 'note' | 'fault';
  text: string;
}

const ok = (text: string): Finding => ({ kind: 'ok', text });
const note = (text: string): Finding => ({ kind: 'note', text });
const fault = (text: string): Finding => ({ kind: 'fault', text });

/** Checks each step between programs and browsers, with advice. Exit code 1 if something is wrong. */
export async function doctor(): Promise<number> {
  const findings = [...checkFiles(), ...checkBrowsers(), ...(await checkHubs())];
  const marks = { ok: 'ok', note: '--', fault: '!!' };
  for (const { kind, text } of findings) process.stdout.write(`${marks[kind]} ${text}\n`);
  return findings.some(({ kind }) => kind === 'fault') ? 1 : 0;
}

function checkFiles(): Finding[] {
  const installed = readInstalled();
  if (!installed) return [fault('The helper is not installed. Run `npx outrigger-bridge install`.')];
  const findings: Finding[] = [];
  const check = (holds: boolean, good: string, bad: string) => findings.push(holds ? ok(good) : fault(bad));

  const { node } = installed;
  check(existsSync(programPath()), `The program is at ${programPath()}.`, `${programPath()} is missing. ${again}`);
  if (installed.version !== version)
    findings.push(fault(`Version ${installed.version} is installed, this is ${version}. ${again}`));

  const found = nodeVersion(node);
  if (found === null) findings.push(fault(`Node is no longer at ${node}. ${again}`));
  else check(found >= 20, `Node ${found} is at ${node}.`, `${node} is Node ${found}; 20 is the least. ${again}`);

  const launcher = existsSync(launcherPath()) ? readFileSync(launcherPath(), 'utf8') : null;
  check(
    launcher === launcherText(node) && isExecutable(launcherPath()),
    `The launcher is at ${launcherPath()}.`,
    `The launcher ${launcherPath()} is missing or was changed. ${again}`,
  );
  return findings;
}

/** Major version of a Node executable; null if it does not run. */
function nodeVersion(path: string): number | null {
  try {
    return Number(/^v(\d+)\./.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[1]) || null;
  } catch {
    return null;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function checkBrowsers(): Finding[] {
  const installed = readInstalled();
  const ids = installed?.ids ?? [];
  const browsers = foundBrowsers();
  const sandboxed = sandboxedBrowsers().map(({ name, by }) =>
    note(
      `${name} from ${by} may be unable to start the helper. If it does not connect, use the browser's own package ` +
        'in place of it.',
    ),
  );
  if (browsers.length === 0) return [fault('No browser was found under this account.'), ...sandboxed];
  return [
    ...browsers.flatMap((browser) => {
      const manifest = readManifest(browser);
      // Without an installation no browser can know the helper, and that fault is reported already.
      if (manifest === null && !installed) return [];
      if (manifest === manifestText(browser.family, ids)) return ok(`${browser.name} knows the helper.`);
      return fault(
        manifest === null
          ? `${browser.name} does not know the helper. ${again}`
          : `${browser.name} knows the helper from ${manifestPath(browser)}, which was changed or is old. ${again}`,
      );
    }),
    ...sandboxed,
  ];
}

async function checkHubs(): Promise<Finding[]> {
  const hubs = (await Promise.all(meetingPorts().map(askHub))).filter((hub) => hub !== null);
  if (hubs.length === 0)
    return [
      (await isPortFree(defaultPort))
        ? note('No browser is connected. In Outrigger’s options, Connections, switch on “Let other programs in”.')
        : fault(
            `Port ${defaultPort} is taken by another program. End it, or set another port in Outrigger’s options, Connections.`,
          ),
    ];
  return hubs.flatMap(({ host, port, browsers }) => [
    host === version
      ? ok(`The helper answers on http://127.0.0.1:${port}.`)
      : note(`The helper on http://127.0.0.1:${port} is version ${host}. Close the browsers once for ${version}.`),
    ...browsers.map(({ name, keys }) =>
      keys > 0
        ? ok(`${name} is connected; it let in ${keys === 1 ? 'one program' : `${keys} programs`}.`)
        : note(`${name} is connected and let no program in yet. Add one in Outrigger’s options, Connections.`),
    ),
  ]);
}

/** Requests the state of the hub through the meeting place, since the port may belong to anybody. */
async function askHub(port: number): Promise<HubStatus | null> {
  const socket = await enterMeetingPlace(port);
  if (!socket) return null;
  const status = await new Promise<HubStatus | null>((done) => {
    socket.on(
      'data',
      createFrameReader((frame) => done(frame as HubStatus)),
    );
    socket.on('error', () => done(null));
    socket.on('close', () => done(null));
    socket.setTimeout(patience, () => done(null));
    socket.write(encodeFrame({ t: 'status' }));
  });
  socket.destroy();
  return status;
}

function isPortFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((done) => {
    server.once('error', () => done(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => done(true)));
  });
}
