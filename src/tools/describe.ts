import type { JsonSchema } from '@/src/contract/json.ts';
import type { Tool, ToolDescription } from '@/src/contract/tool.ts';
import { wordsOf } from './text-match.ts';

/** Characters of a token, on average. */
const tokenLength = 4;

export const descriptionOf = (tool: Tool, parameters: JsonSchema): ToolDescription => ({
  name: tool.name,
  area: tool.area,
  effect: tool.effect,
  inverse: tool.inverse,
  description: tool.description,
  parameters,
});

const stem = (word: string) => word.replace(/(?<=\w{3})(ies|es|s|ing|ed)$/, '');

/** How many words of the request a tool shares; its name counts more. */
function score(tool: ToolDescription, wanted: Set<string>): number {
  const name = tool.name.split('_').map(stem);
  const words = new Set(wordsOf(tool.description.replace(/[^\p{L}\p{N}\s]/gu, ' ')).map(stem));
  return 2 * name.filter((word) => wanted.has(word)).length + [...wanted].filter((word) => words.has(word)).length;
}

/** Those tools that fit the request and the budget (tokens), in their own order; all of them where they fit. */
export function withinBudget(all: ToolDescription[], request: string, budget: number): ToolDescription[] {
  const weigh = (tool: ToolDescription) => JSON.stringify(tool).length / tokenLength;
  if (all.reduce((sum, tool) => sum + weigh(tool), 0) <= budget) return all;
  const wanted = new Set(wordsOf(request.replace(/[^\p{L}\p{N}\s]/gu, ' ')).map(stem));
  const ranked = all
    .map((tool, at) => ({ tool, at, score: score(tool, wanted) }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
  let free = budget;
  const chosen = new Set<ToolDescription>();
  for (const { tool } of ranked) {
    if (weigh(tool) > free) continue;
    free -= weigh(tool);
    chosen.add(tool);
  }
  return all.filter((tool) => chosen.has(tool));
}
