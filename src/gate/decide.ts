import { callers } from '@/src/contract/call.ts';
import type { Policy } from '@/src/contract/run.ts';
import { type MessageKey, type Text, text } from '@/src/contract/text.ts';
import type { Caller, Effect, Inverse } from '@/src/contract/tool.ts';

/** The most dangerous text of others in the conversation. */
export type Taint = 'none' | 'label' | 'page';

export interface Question {
  effect: Effect;
  inverse: Inverse;
  caller: Caller;
  /** True if the call acts on the one item that the user called "this". */
  this: boolean;
  plan: boolean;
  policy: Policy | undefined;
  /** True if the policy "allow" also applies to changes that cannot be undone. */
  standing: boolean;
  taint: Taint;
  /**
   * The call opens, saves or sends to addresses that the user may not know. `fresh`: one is nowhere in the browser's
   * state. `more`: the user knows all of them, but one belongs to a site whose text is in the chat, or a site would be
   * opened more often than a turn may (`excessOf`).
   */
  newAddress: 'fresh' | 'more' | null;
  /** True if it gives an existing item an address that the user did not type. */
  setsAddress: boolean;
  /** True if the turn with this call opens more tabs than a user would expect. */
  manyTabs: boolean;
  unnamedPage: boolean;
  /** True if a repair may have changed an argument. */
  repaired: boolean;
  /** Why the tool itself wants the user to be asked; null if it does not. */
  own: Text | null;
  grant: string | null;
  /** The grant for the hosts of its new addresses. */
  hostGrant: string | null;
}

export type Decision =
  | { kind: 'allow'; reason: Text; grant?: string }
  /** `grantable`: a grant could have avoided this question. */
  | { kind: 'ask'; reason: Text; grantable: boolean }
  | { kind: 'deny'; reason: Text };

/** Decides whether a call may run: by reasons beyond grants, then by those that one covers, then by its effect. */
export function decide(question: Question): Decision {
  if (question.policy === 'off') return { kind: 'deny', reason: text('gate_off') };
  const undoable = question.inverse !== 'none';
  const firm = reasonBeyondGrants(question);
  if (firm !== null) return ask(firm, false);

  const newAddress = question.taint === 'none' ? null : question.newAddress;
  if (newAddress !== null && (question.hostGrant === null || !undoable))
    return ask(foreignText(strange[newAddress], question), undoable);

  const reason = reasonToAsk(question);
  if (reason === null) return allow(runs[question.effect], newAddress === null ? null : question.hostGrant);
  if (undoable && question.grant !== null) return allow('gate_granted', question.grant);
  if ((undoable || question.standing) && question.policy === 'allow') return allow('gate_allowed', null);
  return ask(reason, undoable);
}

const runs = { read: 'gate_runs_read', write: 'gate_runs_write', destroy: 'gate_runs_destroy' } as const;

const strange = { fresh: 'gate_new_address', more: 'gate_more_addresses' } as const;

/** The reason that names texts of others: those in the chat, or what an outside program may have read. */
const foreignText = (
  key: 'gate_new_address' | 'gate_more_addresses' | 'gate_sets_address' | 'gate_page_text' | 'gate_unnamed_page',
  { caller }: Pick<Question, 'caller'>,
): Text => text(key, { asker: callers[caller].outside ? 'program' : 'chat' });

const ask = (reason: Text, grantable: boolean): Decision => ({ kind: 'ask', reason, grantable });

const allow = (key: MessageKey, grant: string | null): Decision =>
  grant === null ? { kind: 'allow', reason: text(key) } : { kind: 'allow', reason: text(key), grant };

/** The reason for a question that no grant covers; null if there is none. */
function reasonBeyondGrants({ effect, inverse, taint, newAddress, unnamedPage, repaired, plan, ...more }: Question) {
  const changes = effect !== 'read';
  if (taint !== 'none') {
    if (more.setsAddress) return foreignText('gate_sets_address', more);
    if (more.manyTabs) return text('gate_many_tabs');
  }
  if (taint === 'page') {
    if (newAddress !== null) return foreignText(strange[newAddress], more);
    if (effect === 'destroy' || (changes && inverse === 'none')) return foreignText('gate_page_text', more);
    if (unnamedPage) return foreignText('gate_unnamed_page', more);
  }
  if (repaired && changes) return text('gate_repaired');
  if (plan && changes) return text('gate_plan');
  return null;
}

function reasonToAsk({ effect, inverse, caller, policy, own, manyTabs, ...question }: Question): Text | null {
  if (own !== null) return own;
  if (manyTabs) return text('gate_many_tabs');
  if (policy === 'ask') return text('gate_policy');
  const ownWords = question.this && callers[caller].ownWords && inverse !== 'none';
  return effect === 'destroy' && !ownWords ? text('gate_destroys') : null;
}
