import { browser } from 'wxt/browser';
import { onLocalLines } from '@/src/browser/local-lines.ts';
import { connectNative, type NativePort } from '@/src/browser/native-host.ts';
import { closeOffscreenPage, onOffscreenPage, openOffscreenPage, type PagePort } from '@/src/browser/offscreen.ts';
import {
  type BrowserFrame,
  bridgeVersion,
  type HostFrame,
  hostFrameSchema,
  hostName,
  type WireFrame,
} from '@/src/contract/bridge.ts';
import type { BackgroundHandlers, BridgeStatus } from '@/src/contract/messages.ts';
import type { Background } from './create-background.ts';
import { createLocalServers } from './local-servers.ts';

/** Milliseconds before a further try to reach the helper: the first, and the longest. */
const [firstPause, longestPause] = [200, 10_000];
const alarm = 'bridge';

const browserName = (): string =>
  /(Firefox|Edg|OPR|Vivaldi|Chrome)\/\d+/.exec(navigator.userAgent)?.[0].replace('/', ' ') ?? '';

/** The wire between the helper and the page that answers. */
export interface Bridge {
  /** Tries at once to reach the helper where it is not reached. */
  status(): Promise<BridgeStatus>;
}

/** Requests that the page is at; `true`: the answer's head is out. */
type Answering = Map<number, boolean>;

/**
 * Keeps the helper connected while the switch is on, and carries its frames to the page that answers them: an offscreen
 * page, or in Firefox this page itself. Nothing but the settings is read while the switch is off.
 */
export function keepBridge({ store, changes, ports }: Background, handlers: () => BackgroundHandlers): Bridge {
  let status: BridgeStatus = { state: 'off' };
  let helper: NativePort | null = null;
  let page: PagePort | null = null;
  let opening: Promise<void> | null = null;
  let waiting: HostFrame[] = [];
  let pause = firstPause;
  /** The port that the helper was asked to take. */
  let asked = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const answering: Answering = new Map();
  const local = createLocalServers((frame) => {
    helper?.send(frame);
    return helper !== null && status.state === 'ready';
  });
  onLocalLines(local.open);

  /** From the page to the helper. */
  function send(frame: BrowserFrame): void {
    if (frame.t === 'head') answering.set(frame.id, true);
    if (frame.t === 'end') answering.delete(frame.id);
    helper?.send(frame);
  }

  /** Answers what the page was at when it closed. */
  function endRequests(): void {
    const message = 'The browser stopped while it answered. Look at what was done before you try again.';
    const error = { message, type: 'server_error', code: 'browser_gone', param: null };
    for (const [id, begun] of answering) {
      if (!begun) {
        helper?.send({ t: 'head', id, status: 503, headers: { 'content-type': 'application/json' } });
        helper?.send({ t: 'data', id, data: JSON.stringify({ error }) });
      }
      helper?.send({ t: 'end', id });
    }
    answering.clear();
  }

  /** Opens the page that answers; what waits for one that cannot be opened is answered so. */
  function openPage(): void {
    if (page || opening) return;
    opening = startPage()
      .catch(() => {
        waiting = [];
        endRequests();
      })
      .finally(() => {
        opening = null;
      });
  }

  async function startPage(): Promise<void> {
    if (import.meta.env.FIREFOX) {
      const { serveBridge } = await import('../bridge/serve-bridge.ts');
      const { answerHere } = await import('../bridge/answer-here.ts');
      const receive = serveBridge({ ask: answerHere(handlers()), changes, store, openLines: local.open, send });
      onPage({ send: (frame) => receive.frame(frame as WireFrame) });
    } else {
      await openOffscreenPage();
    }
  }

  function onPage(opened: PagePort): void {
    page = opened;
    for (const frame of waiting) page.send(frame);
    waiting = [];
  }

  function toPage(frame: HostFrame): void {
    if (frame.t === 'request') answering.set(frame.id, false);
    if (frame.t === 'gone') answering.delete(frame.id);
    if (page) page.send(frame);
    else {
      waiting.push(frame);
      openPage();
    }
  }

  async function sendKeys(): Promise<void> {
    const clients = await store.clients.all();
    helper?.send({ t: 'keys', keys: clients.map(({ hash, origins }) => ({ hash, origins })) });
  }

  function onFrame(value: unknown): void {
    const frame = hostFrameSchema.safeParse(value).data;
    if (!frame) return;
    switch (frame.t) {
      case 'ready':
        pause = firstPause;
        status =
          frame.version < bridgeVersion ? { state: 'old-helper' } : { state: 'ready', port: frame.port, servers: [] };
        void sendKeys();
        openPage();
        return;
      case 'problem':
        status =
          frame.code === 'old-host'
            ? { state: 'old-helper' }
            : { state: 'problem', code: frame.code, port: frame.port };
        return;
      case 'refused':
        if (status.state === 'ready') status = { ...status, refused: frame.count };
        return;
      case 'servers':
        if (status.state === 'ready') status = { ...status, servers: frame.names };
        return;
      case 'line':
      case 'stopped':
        local.frame(frame);
        return;
      default:
        toPage(frame);
    }
  }

  function onGone(missing: boolean): void {
    helper = null;
    answering.clear();
    page?.send({ t: 'lost' });
    local.frame({ t: 'lost' });
    if (status.state === 'off') return;
    if (status.state === 'ready' || status.state === 'connecting' || missing) status = { state: 'waiting' };
    // A helper that is not installed is looked for when somebody opens the options.
    if (missing) return;
    retry = setTimeout(() => void sync(), pause);
    pause = Math.min(pause * 2, longestPause);
  }

  async function sync(): Promise<void> {
    const { on, port } = (await store.settings.get()).bridge;
    if (!on) return close();
    if (helper && port === asked) return;
    if (helper) leave();
    asked = port;
    clearTimeout(retry);
    void browser.alarms.create(alarm, { periodInMinutes: 0.5 });
    if (status.state === 'off') status = { state: 'connecting' };
    helper = connectNative(hostName, { onFrame, onGone });
    if (!helper) status = { state: (await ports.permissions.has('nativeMessaging')) ? 'restart' : 'no-permission' };
    helper?.send({ t: 'hello', version: bridgeVersion, port, browser: browserName() } satisfies BrowserFrame);
  }

  /** Lets go of the helper, whose requests break off. */
  function leave(): void {
    helper?.close();
    helper = null;
    page?.send({ t: 'lost' });
    local.frame({ t: 'lost' });
    waiting = [];
    answering.clear();
    status = { state: 'connecting' };
  }

  function close(): void {
    if (status.state === 'off') return;
    leave();
    status = { state: 'off' };
    clearTimeout(retry);
    void browser.alarms.clear(alarm);
    if (!import.meta.env.FIREFOX) void closeOffscreenPage();
  }

  if (!import.meta.env.FIREFOX)
    onOffscreenPage({
      onOpen: onPage,
      onFrame: (frame) => send(frame as BrowserFrame),
      onGone() {
        page = null;
        endRequests();
        if (status.state === 'ready') openPage();
      },
    });
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === alarm) void sync();
  });
  changes.listen(({ table }) => {
    if (table === 'settings') void sync();
    if (table === 'clients' && helper) void sendKeys();
  });
  void sync();
  return {
    async status() {
      await sync();
      return status;
    },
  };
}
