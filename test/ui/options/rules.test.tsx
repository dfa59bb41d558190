// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Rule } from '@/src/contract/settings.ts';
import { expectNoViolations, openPage, optionsServices } from './options-page.tsx';

const friday: Rule = {
  id: 'f',
  on: true,
  when: { kind: 'weekly', day: 5, minute: 17 * 60 },
  does: { kind: 'set-aside', unusedDays: 14 },
};

async function withRules(rules: Rule[] = []) {
  const services = optionsServices();
  await services.settings.change({ rules });
  const user = await openPage(services, 'rules', 'Rules');
  const stored = async () => (await services.settings.get()).rules;
  return { user, stored };
}

describe('rules', () => {
  it('are created from a sentence, which fills in the form', async () => {
    const { user, stored } = await withRules();
    await user.click(await screen.findByRole('button', { name: 'New rule' }));
    expect(screen.getByRole('heading', { name: 'New rule' })).toBeTruthy();
    await user.type(
      screen.getByRole('textbox', { name: 'Say it in a sentence' }),
      'every Monday at 8:30 put to sleep what I have not used in a week',
    );
    await expectNoViolations();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'What' })).toHaveProperty('value', 'sleep'));
    expect(screen.getByLabelText('Time')).toHaveProperty('value', '08:30');
    await user.click(screen.getByRole('button', { name: 'Save the rule' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject([
        { on: true, when: { kind: 'weekly', day: 1, minute: 510 }, does: { kind: 'sleep', unusedDays: 7 } },
      ]),
    );
    await screen.findByRole('switch', { name: /Every Monday, 8:30\sAM: put to sleep tabs not used for 7 days/ });
  });

  it('show an example if there are none', async () => {
    const { user, stored } = await withRules();
    await expectNoViolations();
    await user.click(await screen.findByRole('button', { name: /^close duplicates when/ }));
    expect(screen.queryByText(/^No rules yet/)).toBeNull();
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveProperty('value', '200'));
    await user.click(screen.getByRole('button', { name: 'Save the rule' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject([
        { when: { kind: 'more-tabs', than: 200 }, does: { kind: 'close-duplicates' } },
      ]),
    );
    expect(screen.queryByText(/^No rules yet/)).toBeNull();
  });

  it('are created by keyboard only: the focus goes into the form and comes back', async () => {
    const { user } = await withRules();
    const focused = () => document.activeElement;
    (await screen.findByRole('button', { name: /^every Friday at 5:00\sPM/ })).focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe(screen.getByRole('textbox', { name: 'Say it in a sentence' }));
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe(screen.getByRole('button', { name: 'New rule' }));
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Save the rule' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: /^Change “Every Friday/ })));
  });

  it('are created by hand, and not with an invalid number', async () => {
    const { user, stored } = await withRules();
    await user.click(await screen.findByRole('button', { name: 'New rule' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'With too many tabs');
    await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Close duplicate tabs');
    const tabs = screen.getByRole('spinbutton', { name: 'More tabs than' });
    await user.clear(tabs);
    expect(screen.getByRole('button', { name: 'Save the rule' })).toHaveProperty('disabled', true);
    await user.type(tabs, '150');
    await user.click(screen.getByRole('button', { name: 'Save the rule' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject([
        { when: { kind: 'more-tabs', than: 150 }, does: { kind: 'close-duplicates' } },
      ]),
    );
  });

  it('of a session have its name in quotation marks', async () => {
    await withRules([{ ...friday, does: { kind: 'open-session', session: 's', name: 'Trip' } }]);
    await screen.findByRole('button', { name: /^Change “Every Friday, 5:00\sPM: open the session ‘Trip’”$/ });
  });

  it('are switched off, changed, and removed with undo', async () => {
    const { user, stored } = await withRules([friday]);
    await user.click(await screen.findByRole('switch', { name: /Every Friday/ }));
    await waitFor(async () => expect(await stored()).toEqual([{ ...friday, on: false }]));
    await user.click(screen.getByRole('button', { name: /^Change/ }));
    const days = screen.getByRole('spinbutton', { name: 'Days without use' });
    await user.clear(days);
    await user.type(days, '30');
    await user.click(screen.getByRole('button', { name: 'Save the rule' }));
    const changed = { ...friday, on: false, does: { kind: 'set-aside', unusedDays: 30 } };
    await waitFor(async () => expect(await stored()).toEqual([changed]));
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    await waitFor(async () => expect(await stored()).toEqual([]));
    await expectNoViolations();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await stored()).toEqual([changed]));
  });
});

it('are counted among what is stored and what a wipe takes', async () => {
  const services = optionsServices();
  await services.settings.change({ rules: [friday] });
  const user = await openPage(services, 'data', 'Data');
  await screen.findByText('1 rule');
  await user.click(screen.getByRole('button', { name: 'Wipe everything' }));
  await screen.findByText(/^This goes: .*1 rule\.$/);
});
