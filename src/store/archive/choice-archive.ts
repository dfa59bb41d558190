import { actionSlots, builtInActions, promptActions, type UserAction, userAction } from '@/src/contract/action.ts';
import {
  interfaceLanguage,
  maxToolRounds,
  policy,
  type Settings,
  settings as schema,
  theme,
} from '@/src/contract/settings.ts';
import * as z from '@/src/contract/zod-mini.ts';
import type { UpdatedSettings } from '../settings.ts';
import type { Kept } from './archive-item.ts';

/** Names with a fixed meaning in panel requests. An action with such a name would replace it. */
const taken: readonly string[] = [...actionSlots, ...builtInActions, ...Object.keys(promptActions)];
const action = userAction.check(z.refine(({ id }) => !taken.includes(id)));

/** Highest limit of rounds that a file may set. */
const MOST_ROUNDS = 100;

/** The user's own actions. A slot that is in use stays with its present action. */
export function keptActions(settings: UpdatedSettings): Kept<UserAction> {
  const missing = (all: UserAction[], here: UserAction[]) => all.filter(({ id }) => !here.some((one) => one.id === id));
  return {
    kind: 'actions',
    count: async () => (await settings.get()).actions.length,
    async *items() {
      yield (await settings.get()).actions;
    },
    read: (value) => action.safeParse(value).data ?? null,
    nameOf: ({ name }) => name,
    async fates(all) {
      const { actions } = await settings.get();
      const added = new Set(missing(all, actions));
      return all.map((one) => (added.has(one) ? 'add' : 'keep'));
    },
    async take(all) {
      let taken = 0;
      await settings.update(({ actions }) => {
        const added = missing(all, actions);
        taken = added.length;
        const slots = new Set(actions.map(({ slot }) => slot));
        return {
          actions: [...actions, ...added.map((one) => (slots.has(one.slot) ? { ...one, slot: null } : one))],
        };
      });
      return taken;
    },
  };
}

const choice = z.discriminatedUnion('name', [
  z.object({ name: z.literal('theme'), value: theme }),
  z.object({ name: z.literal('language'), value: interfaceLanguage }),
  z.object({ name: z.literal('suggestions'), value: z.boolean() }),
  z.object({ name: z.literal('modelTitles'), value: z.boolean() }),
  z.object({ name: z.literal('maxToolRounds'), value: maxToolRounds }),
  z.object({
    name: z.literal('policy'),
    tool: z.string().check(z.minLength(1)),
    value: policy,
  }),
]);
type Choice = z.infer<typeof choice>;

const defaults = schema.parse({});
const simple = ['theme', 'language', 'suggestions', 'modelTitles', 'maxToolRounds'] as const;

/**
 * The settings of a file, one by one. No import replaces a choice, allows more or lifts a limit. Model access is not
 * exported.
 */
export function keptSettings(settings: UpdatedSettings): Kept<Choice> {
  function isWanted(one: Choice, here: Settings): boolean {
    if (one.name === 'policy') return one.value !== 'allow' && here.policies[one.tool] === undefined;
    if (one.name === 'maxToolRounds' && (one.value === 0 || one.value > MOST_ROUNDS)) return false;
    return here[one.name] === defaults[one.name] && one.value !== defaults[one.name];
  }
  const chosen = (all: Settings): Choice[] => [
    ...simple.filter((name) => all[name] !== defaults[name]).map((name) => choice.parse({ name, value: all[name] })),
    ...Object.entries(all.policies).map(([tool, value]) => ({ name: 'policy', tool, value }) as const),
  ];

  return {
    kind: 'settings',
    count: async () => chosen(await settings.get()).length,
    async *items() {
      yield chosen(await settings.get());
    },
    read: (value) => choice.safeParse(value).data ?? null,
    async fates(all) {
      const here = await settings.get();
      return all.map((one) => (isWanted(one, here) ? 'add' : 'keep'));
    },
    async take(all) {
      let taken = 0;
      await settings.update((here) => {
        const wanted = all.filter((one) => isWanted(one, here));
        taken = wanted.length;
        const policies = wanted.flatMap((one) => (one.name === 'policy' ? [[one.tool, one.value] as const] : []));
        const others = wanted.flatMap((one) => (one.name === 'policy' ? [] : [[one.name, one.value] as const]));
        return { ...Object.fromEntries(others), policies: { ...here.policies, ...Object.fromEntries(policies) } };
      });
      return taken;
    },
  };
}
