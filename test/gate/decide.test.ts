import { describe, expect, it } from 'vitest';
import { type Decision, decide, type Question } from '@/src/gate/decide.ts';
import { anyText } from '../fakes/any-text.ts';

const values: { [Key in keyof Question]: Question[Key][] } = {
  effect: ['read', 'write', 'destroy'],
  inverse: ['exact', 'partial', 'none'],
  caller: ['model', 'command', 'shortcut', 'panel'],
  this: [false, true],
  plan: [false, true],
  policy: [undefined, 'ask', 'allow', 'off'],
  standing: [false, true],
  taint: ['none', 'label', 'page'],
  newAddress: [null, 'fresh', 'more'],
  setsAddress: [false, true],
  manyTabs: [false, true],
  unnamedPage: [false, true],
  repaired: [false, true],
  own: [null, anyText('over_25')],
  grant: [null, 'g'],
  hostGrant: [null, 'h'],
};

const names = Object.keys(values) as (keyof Question)[];

/** Gives every combination, in one object that changes. */
function eachQuestion(see: (question: Question) => void): void {
  const question = Object.fromEntries(names.map((name) => [name, values[name][0]])) as unknown as Question;
  const fill = (at: number) => {
    const name = names[at];
    if (name === undefined) return see(question);
    for (const value of values[name]) {
      (question as Record<keyof Question, unknown>)[name] = value;
      fill(at + 1);
    }
  };
  fill(0);
}

/** Up to three questions for which `holds` is true. */
function some(holds: (question: Question) => unknown): Question[] {
  const found: Question[] = [];
  eachQuestion((question) => {
    if (found.length < 3 && holds(question)) found.push({ ...question });
  });
  return found;
}

/** The rules in prose: when each of them asks, and which earlier decision answers its question. */
const rules: { name: string; asks(q: Question): boolean; answered?(q: Question): boolean }[] = [
  {
    name: 'a new address while text of others is in the context, unless its host was granted and no page text is there',
    asks: (q) => q.taint !== 'none' && q.newAddress !== null,
    answered: (q) => q.taint === 'label' && q.hostGrant !== null && q.inverse !== 'none',
  },
  { name: 'another address for what exists', asks: (q) => q.taint !== 'none' && q.setsAddress },
  { name: 'more tabs than anyone expects after text of others', asks: (q) => q.taint !== 'none' && q.manyTabs },
  { name: 'more tabs than anyone expects', asks: (q) => q.taint === 'none' && q.manyTabs, answered: standing },
  { name: 'what destroys after page text', asks: (q) => q.taint === 'page' && q.effect === 'destroy' },
  {
    name: 'a write that cannot be undone after page text',
    asks: (q) => q.taint === 'page' && q.effect === 'write' && q.inverse === 'none',
  },
  { name: 'reading a page nobody named after page text', asks: (q) => q.taint === 'page' && q.unnamedPage },
  { name: 'a mended argument of a write', asks: (q) => q.effect !== 'read' && q.repaired },
  { name: 'a write of a batch shown as one plan', asks: (q) => q.effect !== 'read' && q.plan },
  { name: 'the tool itself', asks: (q) => q.own !== null, answered: standing },
  { name: 'the policy', asks: (q) => q.policy === 'ask', answered: standing },
  {
    name: 'what destroys, but for the one item that a command of the user calls this',
    asks: (q) =>
      q.effect === 'destroy' &&
      !(q.this && (q.caller === 'command' || q.caller === 'shortcut') && q.inverse !== 'none'),
    answered: standing,
  },
];

/** A standing yes; there is none for what cannot be undone, but the policy for a tool of the user's own server. */
function standing(q: Question): boolean {
  return (q.inverse !== 'none' && q.grant !== null) || ((q.inverse !== 'none' || q.standing) && q.policy === 'allow');
}

function expected(q: Question): Decision['kind'] {
  if (q.policy === 'off') return 'deny';
  return rules.some((rule) => rule.asks(q) && !rule.answered?.(q)) ? 'ask' : 'allow';
}

describe('decide', () => {
  it('follows the rules in every combination', () => {
    let count = 0;
    eachQuestion(() => {
      count += 1;
    });
    const wrong = some((question) => decide(question).kind !== expected(question));
    expect(wrong).toEqual([]);
    expect(count).toBe(1_327_104);
  });

  it('needs every rule: each one alone causes a question somewhere', () => {
    for (const rule of rules) {
      const alone = some((q) => {
        const asking = rules.filter((one) => one.asks(q) && !one.answered?.(q));
        return q.policy !== 'off' && asking.length === 1 && asking[0] === rule;
      });
      expect(alone.length, rule.name).toBeGreaterThan(0);
    }
  });

  it('offers a grant exactly if one would have avoided the question', () => {
    const wrong = some((question) => {
      const decision = decide(question);
      if (decision.kind !== 'ask') return false;
      return decision.grantable !== (decide({ ...question, grant: 'g', hostGrant: 'h' }).kind === 'allow');
    });
    expect(wrong).toEqual([]);
  });

  it('never offers or uses a grant for a call that cannot be undone', () => {
    const grants = some((question) => {
      const decision = decide(question);
      if (question.inverse !== 'none') return false;
      return decision.kind === 'ask' ? decision.grantable : decision.kind === 'allow' && decision.grant !== undefined;
    });
    expect(grants).toEqual([]);
  });

  it('names the grant that it used', () => {
    const [question] = some((q) => q.effect === 'destroy' && decide(q).kind === 'allow' && q.grant !== null);
    expect(decide({ ...question!, this: false, policy: undefined })).toMatchObject({ kind: 'allow', grant: 'g' });
  });

  it.each([
    ['gate_destroys', {}],
    ['gate_page_text', { taint: 'page' }],
    ['gate_new_address', { taint: 'page', newAddress: 'fresh' }],
    ['gate_more_addresses', { taint: 'page', newAddress: 'more' }],
    ['gate_sets_address', { taint: 'label', setsAddress: true }],
    ['gate_many_tabs', { effect: 'write', manyTabs: true }],
    ['gate_repaired', { repaired: true }],
    ['gate_plan', { plan: true }],
    ['over_25', { own: anyText('over_25') }],
    ['gate_policy', { policy: 'ask' }],
    ['gate_off', { policy: 'off' }],
  ] satisfies [string, Partial<Question>][])('says why: %s', (key, more) => {
    const plain: Question = {
      effect: 'destroy',
      inverse: 'exact',
      caller: 'model',
      this: false,
      plan: false,
      policy: undefined,
      standing: false,
      taint: 'none',
      newAddress: null,
      setsAddress: false,
      manyTabs: false,
      unnamedPage: false,
      repaired: false,
      own: null,
      grant: null,
      hostGrant: null,
    };
    expect(decide({ ...plain, ...more }).reason.key).toBe(key);
  });
});
