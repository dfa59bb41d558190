import type { Answers } from '@/src/contract/messages.ts';
import type { Policy, ToolStatistics } from '@/src/contract/run.ts';
import { type MessageKey, type Text, text, toolName } from '@/src/contract/text.ts';
import type { Area, Effect, Inverse, ToolDescription } from '@/src/contract/tool.ts';

/** Tools by the part of the library they work on, in the order they come; of each area those that match. */
export function toolsByArea(
  tools: readonly ToolDescription[],
  query: string,
  say: (text: Text) => string,
): { area: Area; tools: ToolDescription[] }[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = tools.filter(({ name, description }) => {
    const text = `${name} ${say(toolName(name))} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return [...Map.groupBy(found, (tool) => tool.area)].map(([area, tools]) => ({ area, tools }));
}

export const areaNames: Record<Area, MessageKey> = {
  everything: 'options_area_everything',
  tabs: 'options_area_tabs',
  bookmarks: 'options_area_bookmarks',
  tags: 'options_area_tags',
  history: 'options_area_history',
  pages: 'options_area_pages',
  sessions: 'options_area_sessions',
  actions: 'options_area_actions',
};

/** What may be chosen for a tool. What cannot be undone is never allowed for good. */
export function policiesOf({ effect, inverse }: { effect: Effect; inverse: Inverse }): Policy[] {
  return effect === 'destroy' && inverse === 'none' ? ['ask', 'off'] : ['ask', 'allow', 'off'];
}

export const policyNames: Record<Policy, MessageKey> = {
  ask: 'options_policy_ask',
  allow: 'options_policy_allow',
  off: 'options_policy_off',
};

/** What happens where nothing is chosen. */
export const defaultName = (effect: Effect): MessageKey =>
  effect === 'destroy' ? 'options_policy_default_asks' : 'options_policy_default_runs';

/** How often it ran, how often that failed, how long it took, and with which arguments it is called most. */
export function factsOf(used: Answers['statistics']['used'], tool: string, locale: string): Text[] {
  const found: ToolStatistics | undefined = used.find((one) => one.tool === tool);
  if (!found || found.calls === 0) return [text('options_never_used')];
  const { calls, failures, time, arguments: sent = {} } = found;
  const facts = text('options_used', { calls, failures, average: shownTime(time / calls, locale) });
  const most = mostSent(sent);
  if (most.length === 0) return [facts];
  return [facts, text('options_used_with', { arguments: new Intl.ListFormat(locale, { type: 'unit' }).format(most) })];
}

/** The three arguments that were sent most often, as a person reads them. */
const mostSent = (sent: Record<string, number>): string[] =>
  Object.entries(sent)
    .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([argument]) => argument.replaceAll('_', ' ').replace('=', ' = '));

/** Milliseconds below half a second, seconds above: a quick tool does not take "0.0 s". */
function shownTime(ms: number, locale: string): string {
  const quick = ms < 500;
  const unit = quick ? 'millisecond' : 'second';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: quick ? 0 : 1 }).format(
    quick ? ms : ms / 1000,
  );
}
