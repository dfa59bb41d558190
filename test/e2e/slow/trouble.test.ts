import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, type ModelServer, startModelServer, words } from '../../fixtures/model-server.ts';
import { elsewhere, until } from '../harness/driver.ts';
import { answered, byRole, gone, press, reload, say, shown, texts } from '../harness/panel.ts';
import { connect } from '../harness/scripted-model.ts';
import { world } from '../harness/start.ts';
import { fullDisk, setOnline } from '../harness/trouble.ts';

const its = world();
let server: ModelServer;
let port: number;
let panel: Page;

beforeAll(async () => {
  server = await startModelServer();
  port = Number(new URL(server.origin).port);
  await connect(its.driver, server.baseUrl.replace('127.0.0.1', elsewhere), 'test-model');
  panel = await its.driver.openPanel();
  await panel.bringToFront();
});
afterAll(() => server.close());

/** An answer that stops in the middle, until `go`. */
function halfAnswer(before: string, after: Parameters<typeof answer>[0]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const rest = typeof after === 'string' ? words(after) : after;
  server.add(answer([...words(before), { type: 'wait', until: promise }, ...rest]));
  return { go: resolve };
}

const told = (kind: string, part: string) =>
  until(`"${part}"`, async () => {
    const note = String(await texts(panel, `[data-end="${kind}"]`));
    if (note.includes(part)) return note;
    throw new Error(`It says: ${note}`);
  });

describe('failures', () => {
  it('of a server or network lose nothing, and Retry works afterwards', async () => {
    const half = halfAnswer('The sea is deep', [{ type: 'drop' }]);
    await say(panel, 'How deep is the sea, roughly?');
    await byRole(panel, 'dialog', 'What this model may see');
    await press(panel, 'Allow');
    await answered(panel, 'The sea is deep');
    half.go();
    expect(await told('error', 'broke in the middle of the answer')).toContain('What came is kept.');

    await server.close();
    await press(panel, 'Retry');
    expect(await told('error', 'cannot be reached')).toContain('Check that the server is running');
    await answered(panel, 'The sea is deep');

    await setOnline(its.driver, panel, false);
    await press(panel, 'Retry');
    expect(await told('error', 'This computer is offline')).toContain('Commands and models on this computer work');
    await answered(panel, 'The sea is deep');

    await setOnline(its.driver, panel, true);
    server = await startModelServer({ port });
    server.add(answer('About four kilometres.'));
    await press(panel, 'Retry');
    expect(await answered(panel, 'About four kilometres.')).not.toContain('The sea is deep');
    await gone(panel, '[data-end]');
    await press(panel, 'Earlier version');
    await answered(panel, 'The sea is deep');
    await press(panel, 'Later version');
    await answered(panel, 'About four kilometres.');
  });

  it('of a full disk lose nothing that was typed or shown, with advice', async () => {
    const free = await fullDisk(panel);
    await say(panel, 'And how wide is it, roughly?');
    await until('the words', async () => String(await texts(panel, '[role="alert"]')).includes('Free some space'));
    const message = await byRole(panel, 'textbox', 'Message');
    expect(await message.evaluate((box) => (box as HTMLTextAreaElement).value)).toBe('And how wide is it, roughly?');
    await free();

    const half = halfAnswer('It is wide:', ' an ocean of it.');
    await panel.keyboard.press('Enter');
    await answered(panel, 'It is wide:');
    const freed = await fullDisk(panel);
    half.go();
    expect(await told('not-stored', 'not stored yet')).toContain('Free some space');
    await freed();
    await press(panel, 'Store it');
    await gone(panel, '[data-end]');
    await gone(panel, '.status-line[data-busy="true"]');

    await reload(panel);
    await answered(panel, 'It is wide: an ocean of it.');
    await shown(panel, '[data-message="user"]');
    expect((await texts(panel, '[data-message="user"]')).at(-1)).toContain('And how wide is it, roughly?');
  });
});
