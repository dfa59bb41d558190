import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { homedir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

const windows = process.platform === 'win32';
const pipePrefix = (): string => `outrigger-${userInfo().username}-`;

/**
 * Folders of the sockets at which the hosts of one user find each other: a hub opens the first. It is looked for in the
 * second too, because a browser and a terminal may have been started with another environment.
 */
export function meetingFolders(): [string, string] {
  const state = join(homedir(), '.local', 'state', 'outrigger');
  const runtime = process.env.XDG_RUNTIME_DIR;
  return runtime ? [join(runtime, 'outrigger'), state] : [state, `/run/user/${process.getuid?.()}/outrigger`];
}

const meetingPath = (folder: string, port: number): string =>
  windows ? `\\\\.\\pipe\\${pipePrefix()}${port}` : join(folder, `${port}.sock`);

/** The ports at which a hub is or was. */
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

/** False for a folder into which another user could have put something. */
function isPrivate(folder: string): boolean {
  if (windows) return true;
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
}

/** Opens the meeting place of a port. Only who listens on the port itself may, so what is there is a dead hub's. */
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

/** A connection to the hub of a port; null if there is none. */
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
