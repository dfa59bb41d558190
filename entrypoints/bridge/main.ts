import { broadcastChanges } from '@/src/browser/messages/broadcast-changes.ts';
import { backgroundAsker } from '@/src/browser/messages/message-channel.ts';
import { connectBackground, type PagePort } from '@/src/browser/offscreen.ts';
import { onAddressBarQuestion } from '@/src/browser/panel/omnibox-page.ts';
import { serveBridge } from './serve-bridge.ts';

let background: PagePort | null = null;
const changes = broadcastChanges();
const ask = backgroundAsker();
// An offscreen page cannot read session storage, so it asks the background. Nothing is unlocked in this page.
const unlocked = { get: async () => (await ask('unlockedSecret', {})).secret, set: async () => undefined };
const receive = serveBridge({ ask, changes, unlocked, send: (frame) => background?.send(frame) });
connectBackground({
  onOpen: (page) => {
    background = page;
  },
  onFrame: receive,
  onGone: () => receive({ t: 'lost' }),
});
onAddressBarQuestion(async ({ sentence, ...where }) => {
  const { suggestCommands } = await import('../page/suggest-commands.ts');
  return suggestCommands(sentence, { ask, ...where });
});
