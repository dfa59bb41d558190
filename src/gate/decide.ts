import { callers } from '@/src/contract/call.ts';
import type { Policy } from '@/src/contract/run.ts';
import { type MessageKey, type Text, text } from '@/src/contract/text.ts';
import type { Caller, Effect, Inverse } from '@/src/contract/tool.ts';

/** The worst text of others in the conversation's context. */
export type Taint = 'none' | 'label' | 'page';

/** Everything the answer depends on. */
export interface Question {
  effect: Effect;
  inverse: Inverse;
  caller: Caller;
  /** The user's own words about the one item called "this". */
  this: boolean;
  /** Every write of the batch is shown first. */
  plan: boolean;
  policy: Policy | undefined;
  /** The policy "allow" counts although nothing can be taken back. */
  standing: boolean;
  taint: Taint;
  /**
   * It opens, saves or sends to addresses that the user cannot be taken to know. `fresh`: one stands nowhere in the
   * browser's state; `more`: they do, but are more of their sites than a turn may open.
   */
  newAddress: 'fresh' | 'more' | null;
  /** It gives something that exists another address, which the user did not type. */
  setsAddress: boolean;
  /** With this call the turn opens more tabs than a user would expect. */
  manyTabs: boolean;
  /** It reads a page that the user did not name. */
  unnamedPage: boolean;
  /** A repair may have changed an argument. */
  repaired: boolean;
  /** The tool itself wants to be asked for, and why. */
  own: Text | null;
  /** The grant that covers its rows. */
  grant: string | null;
  /** The grant for the hosts of its new addresses. */
  hostGrant: string | null;
}

export type Decision =
  | { kind: 'allow'; reason: Text; grant?: string }
  /** `grantable`: a standing yes would have spared this question. */
  | { kind: 'ask'; reason: Text; grantable: boolean }
  | { kind: 'deny'; reason: Text };

/** May this call run? First what no standing yes can answer, then what one can, then the rule of its effect. */
export function decide(question: Question): Decision {
  if (question.policy === 'off') return { kind: 'deny', reason: text('gate_off') };
  const undoable = question.inverse !== 'none';
  const firm = firmReason(question);
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

/** A reason that lies in texts of others: those in the chat, or what an outside program may have read. */
const foreignText = (
  key: 'gate_new_address' | 'gate_more_addresses' | 'gate_sets_address' | 'gate_page_text' | 'gate_unnamed_page',
  { caller }: Pick<Question, 'caller'>,
): Text => text(key, { asker: callers[caller].outside ? 'program' : 'chat' });

const ask = (reason: Text, grantable: boolean): Decision => ({ kind: 'ask', reason, grantable });

const allow = (key: MessageKey, grant: string | null): Decision =>
  grant === null ? { kind: 'allow', reason: text(key) } : { kind: 'allow', reason: text(key), grant };

/** Reason for a question that no grant can spare; null where there is none. */
function firmReason({ effect, inverse, taint, newAddress, unnamedPage, repaired, plan, ...more }: Question) {
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

/** Why it asks as long as nothing was granted. */
function reasonToAsk({ effect, inverse, caller, policy, own, manyTabs, ...question }: Question): Text | null {
  if (own !== null) return own;
  if (manyTabs) return text('gate_many_tabs');
  if (policy === 'ask') return text('gate_policy');
  const ownWords = question.this && callers[caller].ownWords && inverse !== 'none';
  return effect === 'destroy' && !ownWords ? text('gate_destroys') : null;
}
