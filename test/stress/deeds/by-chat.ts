import type { Page } from 'puppeteer-core';
import { choose, press, say, shown } from '../../e2e/harness/panel.ts';
import { callText } from '../../e2e/harness/scripted-model.ts';
import { answer } from '../../fixtures/model-server.ts';
import { lookFor, type Storm, underKills } from '../kills.ts';
import type { Stage } from '../stage.ts';

const patience = 900_000;

/** Lets the model ask for a call in a new chat, up to the question about it. */
export async function askFor({ driver, model }: Stage, tool: string, args: Record<string, unknown>): Promise<Page> {
  const panel = await driver.openPanel();
  await press(panel, 'New chat');
  model.script([answer(callText(tool, args)), answer('That is all.')]);
  await say(panel, 'I need none of these');
  await shown(panel, `[data-confirm~="${tool}"]`);
  return panel;
}

/** Says yes and waits for the end of the turn; gives the words of the call's card. */
export async function allow(panel: Page, tool: string): Promise<string> {
  await choose(panel, 'allow');
  const ended = () =>
    panel.evaluate((name: string) => {
      const card = [...document.querySelectorAll<HTMLElement>(`[data-call="${name}"]`)].at(-1);
      const { state = '' } = card?.dataset ?? {};
      const open = ['running', 'waiting', ''].includes(state) || document.querySelector('[data-confirm]') !== null;
      return open ? null : `${state}: ${card?.innerText.replaceAll(/\s+/g, ' ')}`;
    }, tool);
  return (await lookFor(ended, patience)) ?? 'never ended';
}

const undoButton = '.call-undo button';

/** Presses Undo on the last card and gives the words after it; null where none is offered. */
export async function undoInPanel(panel: Page): Promise<string | null> {
  const press = () =>
    panel.evaluate((selector: string) => {
      document.querySelector<HTMLButtonElement>('[role="alert"] button')?.click();
      const button = [...document.querySelectorAll<HTMLButtonElement>(selector)].at(-1);
      if (!button || button.disabled) return null;
      button.click();
      return true;
    }, undoButton);
  if (!(await lookFor(press, 20_000))) return null;
  const over = () =>
    panel.evaluate((selector: string) => {
      const words = (found: Element | null | undefined) => (found?.textContent ?? '').replaceAll(/\s+/g, ' ');
      const trouble = words(document.querySelector('[role="alert"]'));
      if (trouble !== '') return trouble;
      const partly = [...document.querySelectorAll('[role="status"]')]
        .map(words)
        .find((one) => one.includes('Brought'));
      if (partly) return partly;
      if (document.querySelector(selector)) return null;
      return words([...document.querySelectorAll('.call-undo')].at(-1)) || 'Undone';
    }, undoButton);
  return (await lookFor(over, patience)) ?? 'never ended';
}

/** Presses Undo under kills, and without them as long as it says that it failed. */
export async function undoWhole(
  panel: Page,
  { driver }: Stage,
  storm: Storm,
): Promise<{ said: string; kills: number }> {
  const { ended, kills } = await underKills(driver, storm, () => undoInPanel(panel));
  const words = [ended ?? 'no Undo was offered'];
  for (let tries = 0; ended !== null && tries < 3 && !words.at(-1)?.startsWith('Undone'); tries++) {
    const more = await undoInPanel(panel);
    if (more === null) break;
    words.push(more);
  }
  return { said: words.join(', then '), kills };
}
