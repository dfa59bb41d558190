import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { homedir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

const windows = process.platform === 'win32';
const pipePrefix = (): string => `outrigger-${userInfo().username}-`;

/**
 * Folders of the sockets at which hosts of one user find each other. A hub listens in the first; the second is for
 * programs with another environment.
 */
export function meetingFolders(): [string, string] {
  const state = join(homedir(), '.local', 'state', 'outrigger');
  const runtime = process.env.XDG_RUNTIME_DIR;
  return runtime ? [join(runtime, 'outrigger'), state] : [state, `/run/user/${process.getuid?.()}/outrigger`];
}

const meetingPath = (folder: string, port: number): string =>
  windows ? `\\\\.\\pipe\\${pipePrefix()}${port}` : join(folder, `${port}.sock`);

/** Ports that have a socket, of a running or a dead hub. */
export function meetingPorts(): number[] {
  const name = windows ? /-(\d+)$/ : /^(\d+)\.sock$/;
  const entries = (windows ? ['\\\\.\\pipe\\'] : meetingFolders()).flatMap((folder) => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  });
  const ports = entries.flatMap((entry) => {
    const port = (!windows || entry.startsWith(pipePrefix())) && name.exec(entry)?.[1];
    return port ? [Number(port)] : [];
  });
  return [...new Set(ports)];
}

/** False if other users may have put something into the folder. */
function isPrivate(folder: string): boolean {
  if (windows) return true;
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
}

/** Opens the meeting place of a port. The caller has the port, so an existing socket is a dead hub's. */
export async function openMeetingPlace(port: number, onSocket: (socket: Socket) => void): Promise<Server> {
  const [folder] = meetingFolders();
  const path = meetingPath(folder, port);
  if (!windows) {
    mkdirSync(dirname(folder), { recursive: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!isPrivate(folder)) throw Object.assign(new Error(`${folder} is open to other users.`), { code: 'EACCES' });
    rmSync(path, { force: true });
  }
  const server = createServer(onSocket);
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(path, done);
  });
  return server;
}

/** Connects to the hub of a port; null if there is none. */
export async function enterMeetingPlace(port: number): Promise<Socket | null> {
  for (const folder of meetingFolders().filter(isPrivate)) {
    const socket = await tryConnect(meetingPath(folder, port));
    if (socket) return socket;
  }
  return null;
}

function tryConnect(path: string): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('connect', () => done(socket));
    socket.once('error', () => done(null));
  });
}
