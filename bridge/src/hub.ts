import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { type BrowserFrame, bridgeVersion } from '@/src/contract/bridge.ts';
import { version } from '../package.json';
import { BrowserLink } from './browser-link.ts';
import { encodeFrame } from './frames.ts';
import { createHttpServer, type KnownKey } from './http.ts';
import { createLocalServers, serverNames } from './local-servers.ts';
import { openMeetingPlace } from './meeting-place.ts';

/** Number of refusals within a minute after which the browsers are told. */
const refusalsToTell = 10;
const minute = 60_000;

/** Milliseconds given to the last answers to reach their clients. */
const patience = 300;

interface Browser {
  name: string;
  link: BrowserLink;
  keys: KnownKey[];
}

/** State of a hub, which `doctor` requests with the frame `{ t: 'status' }`. */
export interface HubStatus {
  host: string;
  port: number;
  browsers: { name: string; keys: number }[];
}

export interface Hub {
  /** Serves one browser. `already`: bytes that were read from its input before. */
  attach(input: Readable, output: Writable, role: 'hub' | 'spoke', already: Buffer, onClose: () => void): void;
  /** Closes the port, then every browser and request; resolves when all answers are out. */
  close(): Promise<void>;
}

const hashForm = /^[0-9a-f]{64}$/;

/** Browser name and major version from a user agent, such as `Firefox 153`; else the first 100 characters of it. */
const browserName = (agent: string): string =>
  /(?:Firefox|Edg|OPR|Vivaldi|Chrome)\/\d+/.exec(agent)?.[0].replace('/', ' ') ?? agent.slice(0, 100);

/** Opens the port and the meeting place for all browsers of the user; null if the port is taken. */
export async function openHub(port: number): Promise<Hub | null> {
  /** Browsers, newest first, since one that reconnects may still have its old connection. */
  let browsers: Browser[] = [];
  const links = new Set<BrowserLink>();
  let refusals: number[] = [];

  const server = createHttpServer({
    port,
    keys: () => browsers.flatMap(({ keys }) => keys),
    onRefusal(code) {
      const now = Date.now();
      refusals = [...refusals.filter((at) => at > now - minute), now];
      if (refusals.length < refusalsToTell) return;
      for (const { link } of browsers) link.send({ t: 'refused', count: refusals.length, code });
      refusals = [];
    },
  });

  const attach: Hub['attach'] = (input, output, role, already, onClose) => {
    let browser: Browser | null = null;
    const link: BrowserLink = new BrowserLink(input, output, {
      onFrame(frame: BrowserFrame | { t: 'status' }) {
        if (frame.t === 'status') {
          const connected = browsers.map(({ name, keys }) => ({ name, keys: keys.length }));
          output.write(encodeFrame({ host: version, port, browsers: connected } satisfies HubStatus));
          link.close();
        } else if (frame.t === 'hello') {
          if (browser) throw new Error('A second hello.');
          if (frame.version === bridgeVersion) {
            browser = { name: browserName(String(frame.browser)), link, keys: [] };
            browsers.unshift(browser);
            link.takesWhole = frame.whole === true;
            link.send({ t: 'ready', version: bridgeVersion, port, role, host: version, whole: true });
            link.send({ t: 'servers', names: serverNames() });
          } else {
            link.send({ t: 'problem', code: 'old-host', port });
            link.close();
          }
        } else if (!browser) {
          throw new Error('The first frame must be hello.');
        } else if (frame.t === 'start' || frame.t === 'line' || frame.t === 'stop') {
          servers.take(frame);
        } else if (frame.t === 'keys') {
          browser.keys = frame.keys.map(({ hash, origins }) => {
            if (!hashForm.test(hash)) throw new Error('A key is no hash.');
            return { hash: Buffer.from(hash, 'hex'), origins: origins.map(String), link };
          });
        }
      },
      onClose() {
        servers.close();
        links.delete(link);
        browsers = browsers.filter((one) => one !== browser);
        onClose();
      },
    });
    const servers = createLocalServers(link);
    links.add(link);
    link.start(already);
  };

  if (!(await listen(server, port))) return null;
  const spoke = (socket: Socket) => attach(socket, socket, 'spoke', Buffer.alloc(0), () => {});
  const meetingPlace = await openMeetingPlace(port, spoke);
  return {
    attach,
    async close() {
      // Removes the socket's file while the port is still held: afterwards the file could be another hub's.
      meetingPlace.close();
      const closed = new Promise((done) => server.close(done));
      for (const link of links) link.close();
      const late = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearTimeout(late);
    },
  };
}

/** Starts listening; false if another program uses the port. */
function listen(server: Server, port: number): Promise<boolean> {
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(false) : failed(error)));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => done(true));
  });
}
