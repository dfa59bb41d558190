import { expect, it } from 'vitest';
import { until } from '../harness/driver.ts';
import { answered, byRole, isGone, say, shown } from '../harness/panel.ts';
import { world } from '../harness/start.ts';

const its = world();

it('an update while the panel is open waits for the user; chats and drafts are kept', async () => {
  const { driver } = its;
  const panel = await driver.openPanel();
  await say(panel, 'how many tabs?');
  await answered(panel, 'in 1 window');
  await (await byRole(panel, 'textbox', 'Message')).type('Half a thought');
  await driver.offerUpdate('9.9.9');
  const note = await shown(panel, '.note');
  expect(await note.evaluate((element) => element.textContent)).toContain('Version 9.9.9 is ready');
  const restart = await byRole(panel, 'button', 'Restart now');
  // In a moment: whoever waits for the click to end would lose the panel under it.
  await restart.evaluate((button) => void setTimeout(() => (button as HTMLElement).click()));
  await until('the panel to go', () => isGone(panel));
  if (driver.name === 'chromium') await driver.restart();
  const again = await driver.openPanel();
  await answered(again, 'in 1 window');
  const box = await byRole(again, 'textbox', 'Message');
  await until('the draft', () =>
    box.evaluate((element) => (element as HTMLTextAreaElement).value === 'Half a thought'),
  );
});
