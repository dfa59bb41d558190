import { browser } from './api/browser-api.ts';

export interface NativePort {
  send(frame: object): void;
  close(): void;
}

interface Listener {
  onFrame(frame: unknown): void;
  /** `missing`: the browser does not know the host, or does not allow it. */
  onGone(missing: boolean): void;
}

const isMissing = /not found|no such native application|forbidden/i;

/** Starts a native host and listens to it; null if the browser does not allow it. */
export function connectNative(name: string, { onFrame, onGone }: Listener): NativePort | null {
  // Undefined until the permission is granted.
  if (!browser.runtime.connectNative) return null;
  const port = browser.runtime.connectNative(name);
  port.onMessage.addListener(onFrame);
  port.onDisconnect.addListener((gone) => {
    // Firefox puts the reason on the port.
    const { error } = gone as typeof gone & { error?: { message: string } };
    const { message = '' } = error ?? browser.runtime.lastError ?? {};
    onGone(isMissing.test(message));
  });
  return { send: (frame) => port.postMessage(frame), close: () => port.disconnect() };
}
