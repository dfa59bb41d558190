import { browser } from './api/browser-api.ts';
import { pageAddress } from './extension.ts';
import { fromOwnPage } from './messages/sender.ts';
import { withLock } from './run/locks.ts';

const page = 'bridge.html';
const port = 'bridge';

export interface PagePort {
  send(frame: object): void;
}

interface Listener {
  onOpen(page: PagePort): void;
  onFrame(frame: unknown): void;
  onGone(): void;
}

/** Listens to the offscreen page only. Must be called at once by a worker that the page wakes. */
export function onOffscreenPage({ onOpen, onFrame, onGone }: Listener): void {
  browser.runtime.onConnect.addListener((opened) => {
    if (opened.name !== port || !fromOwnPage(opened) || opened.sender?.url !== pageAddress(page)) return;
    opened.onMessage.addListener(onFrame);
    opened.onDisconnect.addListener(onGone);
    onOpen({ send: (frame) => opened.postMessage(frame) });
  });
}

export const openOffscreenPage = (): Promise<void> =>
  withLock('offscreen', async () => {
    if (await browser.offscreen.hasDocument()) return;
    await browser.offscreen.createDocument({
      url: pageAddress(page),
      reasons: [browser.offscreen.Reason.WORKERS],
      justification: 'Answers the programs that the user lets in.',
    });
  });

export const closeOffscreenPage = (): Promise<void> =>
  withLock('offscreen', async () => {
    if (await browser.offscreen.hasDocument()) await browser.offscreen.closeDocument();
  });

/** Connects the offscreen page with the background, and again whenever the background was stopped. */
export function connectBackground(listener: Listener) {
  const opened = browser.runtime.connect({ name: port });
  opened.onMessage.addListener(listener.onFrame);
  opened.onDisconnect.addListener(() => {
    listener.onGone();
    connectBackground(listener);
  });
  listener.onOpen({ send: (frame) => opened.postMessage(frame) });
}
