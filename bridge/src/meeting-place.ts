import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { homedir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** Folder of the sockets at which the hosts of one user find each other. */
export const meetingFolder = (): string =>
  join(process.env.XDG_RUNTIME_DIR || join(homedir(), '.local', 'state'), 'outrigger');

const pipePrefix = (): string => `outrigger-${userInfo().username}-`;

export function meetingPath(port: number): string {
  return process.platform === 'win32' ? `\\\\.\\pipe\\${pipePrefix()}${port}` : join(meetingFolder(), `${port}.sock`);
}

/** The ports at which a hub is or was. */
export function meetingPorts(): number[] {
  const windows = process.platform === 'win32';
  const name = windows ? /-(\d+)$/ : /^(\d+)\.sock$/;
  try {
    return readdirSync(windows ? '\\\\.\\pipe\\' : meetingFolder()).flatMap((entry) => {
      const port = (!windows || entry.startsWith(pipePrefix())) && name.exec(entry)?.[1];
      return port ? [Number(port)] : [];
    });
  } catch {
    return [];
  }
}

/** Throws if another user could have put something into the folder. */
function checkFolder(): void {
  if (process.platform === 'win32') return;
  const found = lstatSync(meetingFolder());
  if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0) return;
  throw Object.assign(new Error(`${meetingFolder()} is open to other users.`), { code: 'EACCES' });
}

/** Opens the meeting place of a port. Only who listens on the port itself may, so what is there is a dead hub's. */
export async function openMeetingPlace(port: number, onSocket: (socket: Socket) => void): Promise<Server> {
  if (process.platform !== 'win32') {
    mkdirSync(dirname(meetingFolder()), { recursive: true });
    mkdirSync(meetingFolder(), { recursive: true, mode: 0o700 });
    checkFolder();
    rmSync(meetingPath(port), { force: true });
  }
  const server = createServer({ allowHalfOpen: false }, onSocket);
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(meetingPath(port), done);
  });
  return server;
}

/** A connection to the hub of a port; null if there is none. */
export async function enterMeetingPlace(port: number): Promise<Socket | null> {
  if (process.platform !== 'win32' && !existsSync(meetingFolder())) return null;
  checkFolder();
  return new Promise((done) => {
    const socket = connect(meetingPath(port));
    socket.once('connect', () => done(socket));
    socket.once('error', () => done(null));
  });
}
