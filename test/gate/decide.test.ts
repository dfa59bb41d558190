import { describe, expect, it } from 'vitest';
import { type Decision, decide, type Question } from '@/src/gate/decide.ts';
import { anyText } from '../fakes/any-text.ts';

const values: { [Key in keyof Question]: Question[Key][] } = {
  effect: ['read', 'write', 'destroy'],
  inverse: ['exact', 'partial', 'none'],
  caller: ['model', 'command', 'shortcut', 'menu', 'omnibox', 'panel'],
  this: [false, true],
  plan: [false, true],
  policy: [undefined, 'ask', 'allow', 'off'],
  taint: ['none', 'label', 'page'],
  newAddress: [false, true],
  unnamedPage: [false, true],
  repaired: [false, true],
  own: [null, anyText('over_25')],
  grant: [null, 'g'],
  hostGrant: [null, 'h'],
};

const everyQuestion = (Object.keys(values) as (keyof Question)[]).reduce<Partial<Question>[]>(
  (questions, key) => questions.flatMap((question) => values[key].map((value) => ({ ...question, [key]: value }))),
  [{}],
) as Question[];

/** The rules in prose: when each asks, and what answers it beforehand. */
const rules: { name: string; asks(q: Question): boolean; answered?(q: Question): boolean }[] = [
  {
    name: 'a new address while text of others is in the context, unless its host was granted and no page text is there',
    asks: (q) => q.taint !== 'none' && q.newAddress,
    answered: (q) => q.taint === 'label' && q.hostGrant !== null && q.inverse !== 'none',
  },
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
    asks: (q) => q.effect === 'destroy' && !(q.this && q.caller === 'command' && q.inverse !== 'none'),
    answered: standing,
  },
];

/** A standing yes; there is none for what cannot be undone. */
function standing(q: Question): boolean {
  return q.inverse !== 'none' && (q.grant !== null || q.policy === 'allow');
}

function expected(q: Question): Decision['kind'] {
  if (q.policy === 'off') return 'deny';
  return rules.some((rule) => rule.asks(q) && !rule.answered?.(q)) ? 'ask' : 'allow';
}

describe('decide', () => {
  it('follows the rules in every combination', () => {
    expect(everyQuestion.length).toBe(165_888);
    const wrong = everyQuestion.filter((question) => decide(question).kind !== expected(question));
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('needs each of its rules: every one asks somewhere alone', () => {
    for (const rule of rules) {
      const alone = everyQuestion.filter((q) => {
        const asking = rules.filter((one) => one.asks(q) && !one.answered?.(q));
        return q.policy !== 'off' && asking.length === 1 && asking[0] === rule;
      });
      expect(alone.length, rule.name).toBeGreaterThan(0);
    }
  });

  it('offers a grant exactly where one would have spared the question', () => {
    const wrong = everyQuestion.filter((question) => {
      const decision = decide(question);
      if (decision.kind !== 'ask') return false;
      return decision.grantable !== (decide({ ...question, grant: 'g', hostGrant: 'h' }).kind === 'allow');
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it('never offers a grant for what cannot be undone, nor takes one', () => {
    const grants = everyQuestion.filter((question) => {
      const decision = decide(question);
      if (question.inverse !== 'none') return false;
      return decision.kind === 'ask' ? decision.grantable : decision.kind === 'allow' && decision.grant !== undefined;
    });
    expect(grants).toEqual([]);
  });

  it('names the grant that it used', () => {
    const question = everyQuestion.find(
      (q) => q.effect === 'destroy' && decide(q).kind === 'allow' && q.grant !== null,
    );
    expect(decide({ ...question!, this: false, policy: undefined })).toMatchObject({ kind: 'allow', grant: 'g' });
  });

  it.each([
    ['gate_destroys', {}],
    ['gate_page_text', { taint: 'page' }],
    ['gate_new_address', { taint: 'page', newAddress: true }],
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
      taint: 'none',
      newAddress: false,
      unnamedPage: false,
      repaired: false,
      own: null,
      grant: null,
      hostGrant: null,
    };
    expect(decide({ ...plain, ...more }).reason.key).toBe(key);
  });
});
