import type { Socket } from 'node:net';
import type { HostFrame } from '@/src/contract/bridge.ts';
import { createFrameReader, encodeFrame } from './frames.ts';
import { type Hub, openHub } from './hub.ts';
import { enterMeetingPlace } from './meeting-place.ts';

/** Number of attempts to open the port or find its hub, of which a starting hub may have only one. */
const attempts = 6;
const pause = 200;

const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Serves the browser that started this process over stdin and stdout, until it closes or sends something invalid. */
export async function runHost(): Promise<never> {
  // Only frames may reach stdout. After an unexpected error the process exits; the extension then starts a new host.
  process.on('uncaughtException', (error) => {
    console.error(error);
    process.exit(1);
  });
  const { port, bytes } = await readHello();
  let problem = 'port-taken';
  try {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (attempt > 0) await sleep(pause);
      const hub = await openHub(port);
      if (hub) return await serve(hub, bytes);
      const socket = await enterMeetingPlace(port);
      if (socket) return await pipe(socket, bytes);
    }
  } catch (error) {
    console.error(error);
    problem = (error as NodeJS.ErrnoException).code ?? 'failed';
  }
  const frame: HostFrame = { t: 'problem', code: problem, port };
  await new Promise<void>((done) => process.stdout.write(encodeFrame(frame), () => done()));
  process.exit(1);
}

/** Reads the first frame, which contains the port. Also returns all bytes read, since the hub reads them again. */
async function readHello(): Promise<{ port: number; bytes: Buffer }> {
  const chunks: Buffer[] = [];
  let first = true;
  const port = await new Promise<number>((done) => {
    const read = createFrameReader((frame) => {
      if (!first) return;
      first = false;
      const { t, port } = frame as { t?: unknown; port?: unknown };
      if (t !== 'hello' || !Number.isInteger(port)) throw new Error('The first frame must be hello.');
      done(Number(port));
    });
    process.stdin.on('end', () => process.exit(0));
    process.stdin.on('data', (bytes: Buffer) => {
      chunks.push(bytes);
      read(bytes);
    });
  });
  process.stdin.pause();
  process.stdin.removeAllListeners('data').removeAllListeners('end');
  return { port: Number(process.env.OUTRIGGER_PORT) || port, bytes: Buffer.concat(chunks) };
}

function serve(hub: Hub, bytes: Buffer): Promise<never> {
  return new Promise(() => {
    const close = () => void hub.close().then(() => process.exit(0));
    process.on('SIGTERM', close);
    process.on('SIGINT', close);
    hub.attach(process.stdin, process.stdout, 'hub', bytes, close);
  });
}

/** Connects the browser with the hub by copying bytes both ways. */
function pipe(socket: Socket, bytes: Buffer): Promise<never> {
  return new Promise(() => {
    socket.on('close', () => process.stdout.write('', () => process.exit(0)));
    socket.on('error', () => process.exit(1));
    process.stdout.on('error', () => process.exit(1));
    socket.write(bytes);
    process.stdin.pipe(socket);
    socket.pipe(process.stdout, { end: false });
  });
}
