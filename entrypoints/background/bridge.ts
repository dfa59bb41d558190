import { browser } from '@/src/browser/api/browser-api.ts';
import { connectNative, type NativePort } from '@/src/browser/native-host.ts';
import { closeOffscreenPage, onOffscreenPage, openOffscreenPage, type PagePort } from '@/src/browser/offscreen.ts';
import { openOptions } from '@/src/browser/panel/open-options.ts';
import { afterEvent } from '@/src/browser/run/after-event.ts';
import { unlockedSecret } from '@/src/browser/run/session-secret.ts';
import { type BrowserFrame, bridgeVersion, type HostFrame, hostName } from '@/src/contract/bridge.ts';
import type { BackgroundHandlers, BridgeStatus } from '@/src/contract/messages.ts';
import type { Background } from './create-background.ts';
import { isHostFrame } from './is-host-frame.ts';

/** Milliseconds before the first further try to reach the helper. */
const firstPause = 200;
/** The longest such pause, in milliseconds. */
const longestPause = 10_000;
const alarm = 'bridge';

/** Connection between the helper and the page that answers its requests. */
export interface Bridge {
  /** State of the connection. Tries to reach the helper at once if it is not connected. */
  status(): Promise<BridgeStatus>;
}

/**
 * Keeps the helper connected while the switch is on, and passes its frames to the page that answers them: an offscreen
 * page, or this page in Firefox.
 */
export function keepBridge({ store, changes, ports }: Background, handlers: () => BackgroundHandlers): Bridge {
  let status: BridgeStatus = { state: 'off' };
  let helper: NativePort | null = null;
  let page: PagePort | null = null;
  let opening: Promise<void> | null = null;
  let waiting: HostFrame[] = [];
  let pause = firstPause;
  /** Port that the helper was told to use. */
  let asked = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const send = (frame: BrowserFrame): void => helper?.send(frame);

  /** Opens the page that answers. If that fails, the helper is told that waiting requests are lost. */
  function openPage(): void {
    if (page || opening) return;
    opening = startPage()
      .catch(() => {
        waiting = [];
        send({ t: 'lost' });
      })
      .finally(() => {
        opening = null;
      });
  }

  async function startPage(): Promise<void> {
    if (import.meta.env.FIREFOX) {
      const { serveBridge } = await import('../bridge/serve-bridge.ts');
      const { answerHere } = await import('../bridge/answer-here.ts');
      onPage({ send: serveBridge({ ask: answerHere(handlers()), changes, unlocked: unlockedSecret, send }) });
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
    if (page) page.send(frame);
    else {
      waiting.push(frame);
      openPage();
    }
  }

  function onFrame(frame: unknown): void {
    if (!isHostFrame(frame)) {
      leave('odd-helper');
      tryLater();
      return;
    }
    switch (frame.t) {
      case 'ready':
        pause = firstPause;
        status =
          frame.version < bridgeVersion ? { state: 'old-helper' } : { state: 'ready', port: frame.port, servers: [] };
        toPage(frame);
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
      default:
        toPage(frame);
    }
  }

  /** Forgets the helper, with everything that waits for it. */
  function forget(): void {
    helper = null;
    waiting = [];
    page?.send({ t: 'lost' });
  }

  function onGone(missing: boolean): void {
    forget();
    if (status.state === 'off') return;
    if (status.state === 'ready' || status.state === 'connecting' || missing) status = { state: 'waiting' };
    // If the helper is not installed, no retry here: opening the options looks for it again.
    if (!missing) tryLater();
  }

  function tryLater(): void {
    retry = setTimeout(() => void sync(), pause);
    pause = Math.min(pause * 2, longestPause);
  }

  async function sync(): Promise<void> {
    const { on, port } = (await store.settings.get()).bridge;
    if (!on) return close();
    if (helper && port === asked) return;
    if (helper) leave('connecting');
    asked = port;
    clearTimeout(retry);
    void browser.alarms.create(alarm, { periodInMinutes: 0.5 });
    if (status.state === 'off') status = { state: 'connecting' };
    helper = connectNative(hostName, { onFrame, onGone });
    if (!helper) status = { state: (await ports.permissions.has('nativeMessaging')) ? 'restart' : 'no-permission' };
    send({ t: 'hello', version: bridgeVersion, port, browser: navigator.userAgent, whole: true });
  }

  /** Reopens the options page that was closed by a restart of the extension. */
  async function showAgain(): Promise<void> {
    const { shown, ...bridge } = (await store.settings.get()).bridge;
    if (!shown) return;
    await store.settings.change({ bridge });
    await openOptions('connections');
  }

  /** Disconnects the helper, which ends its requests. */
  function leave(state: 'connecting' | 'odd-helper' | 'off'): void {
    helper?.close();
    forget();
    status = { state };
  }

  function close(): void {
    if (status.state === 'off') return;
    leave('off');
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
        send({ t: 'lost' });
        if (status.state === 'ready') openPage();
      },
    });
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === alarm) void sync();
  });
  changes.listen(({ table }) => {
    if (table === 'settings') void sync();
  });
  afterEvent(() => {
    void sync();
    void showAgain();
  });
  return {
    async status() {
      await sync();
      // Answers only once the page is open, since the caller may talk to it as soon as the state is `ready`.
      await opening;
      return status;
    },
  };
}
