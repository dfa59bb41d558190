import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { type BrowserFrame, cutIntoPieces } from '@/src/contract/bridge.ts';
import type { BrowserLink } from './browser-link.ts';
import { lineLimit, linesOf } from './lines.ts';

/** Milliseconds given to a server to exit after its stdin is closed. */
const patience = 2_000;

interface Command {
  command: string;
  args: string[];
  env: Record<string, string>;
}

const serversPath = (): string =>
  process.platform === 'win32'
    ? join(process.env.APPDATA || join(homedir(), 'AppData', 'Roaming'), 'Outrigger', 'servers.json')
    : join(homedir(), '.config', 'outrigger', 'servers.json');

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Servers in the user's own file by name, without those that lack a command. Throws for the user if the file cannot be
 * read or others may write it.
 */
function readServers(): Map<string, Command> {
  const path = serversPath();
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return new Map();
  if (process.platform !== 'win32' && (found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0))
    throw new Error(`${path} could be written by others. Run: chmod 600 ${path}`);
  try {
    const { mcpServers } = JSON.parse(readFileSync(path, 'utf8'));
    return new Map(
      Object.entries(mcpServers as Record<string, Partial<Command>>).flatMap(
        ([name, { command, args = [], env = {} }]) =>
          isText(command) && args.every(isText) && Object.values(env).every(isText)
            ? [[name, { command, args, env }] as const]
            : [],
      ),
    );
  } catch {
    throw new Error(`${path} is no JSON of the form {"mcpServers": {"name": {"command": "…", "args": []}}}.`);
  }
}

export function serverNames(): string[] {
  try {
    return [...readServers().keys()];
  } catch {
    return [];
  }
}

type ServerFrame = Extract<BrowserFrame, { t: 'start' | 'line' | 'stop' }>;

/** MCP servers of one browser over stdin and stdout, started by their names; the browser never sends a command. */
export function createLocalServers(link: Pick<BrowserLink, 'send' | 'drained'>) {
  const running = new Map<string, ChildProcess>();

  function stop(server: string): void {
    const child = running.get(server);
    if (!child) return;
    running.delete(server);
    child.stdin!.end();
    const terminate = () => child.kill();
    const late = setTimeout(() => child.kill('SIGKILL'), patience);
    process.on('exit', terminate);
    child.on('exit', () => {
      clearTimeout(late);
      process.off('exit', terminate);
    });
  }

  function start(server: string): void {
    const tellStopped = (reason: string) => link.send({ t: 'stopped', server, reason });
    stop(server);
    let command: Command | undefined;
    try {
      command = readServers().get(server);
    } catch (error) {
      tellStopped((error as Error).message);
      return;
    }
    if (!command) {
      tellStopped(`${server} does not stand in ${serversPath()}.`);
      return;
    }
    // A browser's PATH differs from that of a terminal. npx is in the folder of the Node that runs this.
    const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
    const child = spawn(command.command, command.args, {
      env: { ...process.env, PATH: path, ...command.env },
      stdio: ['pipe', 'pipe', 'inherit'],
      windowsHide: true,
    });
    running.set(server, child);
    const end = (reason: string) => {
      if (running.get(server) !== child) return;
      stop(server);
      tellStopped(reason);
    };
    const exited = new Promise((done) => child.on('exit', (code, signal) => done(signal ?? code)));
    child.on('error', (error) => end(error.message));
    child.stdin!.on('error', () => {});
    tellLines(server, child).then(
      async () => end(`It has ended (${await exited}).`),
      (error: Error) => end(error.message),
    );
  }

  async function tellLines(server: string, child: ChildProcess): Promise<void> {
    for await (const line of linesOf(child.stdout!)) {
      const pieces = [...cutIntoPieces(line)];
      for (const [at, data] of pieces.entries()) {
        if (running.get(server) !== child) return;
        if (!link.send({ t: 'line', server, data, more: at < pieces.length - 1 })) await link.drained();
      }
    }
  }

  return {
    take(frame: ServerFrame): void {
      const { server } = frame;
      if (!isText(server)) throw new Error('A server is named by a text.');
      if (frame.t === 'start') start(server);
      else if (frame.t === 'stop') stop(server);
      else {
        const stdin = running.get(server)?.stdin;
        if (!stdin) return;
        stdin.write(frame.more ? frame.data : `${frame.data}\n`);
        if (stdin.writableLength <= lineLimit) return;
        stop(server);
        link.send({ t: 'stopped', server, reason: 'It does not read what it is sent.' });
      }
    },
    close(): void {
      for (const server of [...running.keys()]) stop(server);
    },
  };
}
