import type { Answers } from '@/src/contract/messages.ts';
import type { Policy } from '@/src/contract/run.ts';
import { type MessageKey, type Text, text, toolAbout, toolName } from '@/src/contract/text.ts';
import type { Area, Effect, Inverse, ToolDescription } from '@/src/contract/tool.ts';

/** Tools that match the query, grouped by area. Order is kept. */
export function toolsByArea(
  tools: readonly ToolDescription[],
  query: string,
  say: (text: Text) => string,
): { area: Area; tools: ToolDescription[] }[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = tools.filter((tool) => {
    const text = `${tool.name} ${say(toolName(tool.name))} ${say(aboutTool(tool))} ${tool.description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return [...Map.groupBy(found, (tool) => tool.area)].map(([area, tools]) => ({ area, tools }));
}

/**
 * Sentence on what a tool does: for our tools in the user's language, for others the first sentence of their
 * description.
 */
export const aboutTool = ({ name, description }: ToolDescription): Text =>
  toolAbout(name, /^.*?\.(?=\s|$)/s.exec(description)?.[0] ?? description);

export const areaNames: Record<Area, MessageKey> = {
  everything: 'options_area_everything',
  tabs: 'options_area_tabs',
  bookmarks: 'options_area_bookmarks',
  tags: 'options_area_tags',
  history: 'options_area_history',
  pages: 'options_area_pages',
  sessions: 'options_area_sessions',
  actions: 'options_area_actions',
  servers: 'options_area_servers',
};

/** Policies that may be chosen for a tool. A tool without undo can never be allowed for good. */
export function policiesOf({ effect, inverse }: { effect: Effect; inverse: Inverse }): Policy[] {
  return effect === 'destroy' && inverse === 'none' ? ['ask', 'off'] : ['ask', 'allow', 'off'];
}

export const policyNames: Record<Policy, MessageKey> = {
  ask: 'options_policy_ask',
  allow: 'options_policy_allow',
  off: 'options_policy_off',
};

type DefaultOf = Pick<ToolDescription, 'name' | 'effect' | 'server'>;

/** Tools that ask by themselves when a model calls them, although their effect alone needs no question. */
const asking: ReadonlySet<string> = new Set(['create_rule', 'check_bookmark_links', 'add_program_tool']);

/** Message key of the default policy. */
export const defaultName = ({ name, effect, server }: DefaultOf): MessageKey =>
  effect === 'destroy' || asking.has(name) || (server !== undefined && effect === 'write')
    ? 'options_policy_default_asks'
    : 'options_policy_default_runs';

/** Usage of a tool in words: runs, failures and average time. Null for a tool that was never used. */
export function usageOf(used: Answers['statistics']['used'], tool: string, locale: string): Text | null {
  const { calls, failures, time } = used.find((one) => one.tool === tool) ?? { calls: 0, failures: 0, time: 0 };
  if (calls === 0) return null;
  return text('options_used', { calls, failures, average: shownTime(time / calls, locale) });
}

/** Duration as text: milliseconds below half a second. */
function shownTime(ms: number, locale: string): string {
  const quick = ms < 500;
  const unit = quick ? 'millisecond' : 'second';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: quick ? 0 : 1 }).format(
    quick ? ms : ms / 1000,
  );
}
