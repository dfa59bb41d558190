import { browser } from '../api/browser-api.ts';
import { fromOwnPage } from '../messages/sender.ts';

const port = 'address-bar';

/** A sentence in the address bar, with the interface's language and the window whose tabs are meant. */
export interface AddressBarQuestion {
  sentence: string;
  language: string;
  window: number | null;
}

/** Asks the offscreen page about a sentence; the page may still be loading. Rejects if there is none. */
export async function askOffscreenPage(question: AddressBarQuestion): Promise<unknown> {
  const opened = browser.runtime.connect({ name: port });
  try {
    return await new Promise((resolve, reject) => {
      opened.onMessage.addListener(resolve);
      opened.onDisconnect.addListener(() => reject(new Error('The offscreen page is gone.')));
      opened.postMessage(question);
    });
  } finally {
    opened.disconnect();
  }
}

export function onAddressBarQuestion(answer: (question: AddressBarQuestion) => Promise<unknown>): void {
  browser.runtime.onConnect.addListener((opened) => {
    if (opened.name !== port || !fromOwnPage(opened)) return;
    opened.onMessage.addListener((question: AddressBarQuestion) => {
      answer(question).then(
        (given) => opened.postMessage(given),
        () => opened.disconnect(),
      );
    });
  });
}
