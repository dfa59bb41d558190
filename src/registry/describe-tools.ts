import type { JsonSchema } from '@/src/contract/json.ts';
import type { OfferedTool } from '@/src/contract/messages.ts';
import type { Tool, ToolDescription } from '@/src/contract/tool.ts';
import { fold } from '@/src/text/fold.ts';
import { pick } from '@/src/text/pick.ts';

/** Average number of characters of a token. */
const tokenLength = 4;

export const descriptionOf = (tool: Tool, parameters: JsonSchema): ToolDescription => ({
  ...pick(tool, 'name', 'area', 'effect', 'inverse', 'description', 'holds', 'respectsAccess', 'tagged', 'server'),
  parameters,
});

/** A tool as described to outside programs. */
export const offeredTool = (tool: Tool, parameters: JsonSchema): OfferedTool => ({
  ...pick(tool, 'name', 'area', 'effect', 'description', 'untrusted', 'server'),
  parameters,
  ...(tool.egress ? { egress: true } : {}),
});

const stem = (word: string) => fold(word).replace(/(?<=\w{3})(ies|es|s|ing|ed)$/, '');

/** Words of users for what tools call otherwise. */
const synonyms: Record<string, string> = {
  bookmark: 'favourite favorite saved link',
  close: 'shut quit',
  delete: 'remove erase clear forget throw away',
  discard: 'sleep suspend unload memory',
  duplicate: 'double twice same copies',
  find: 'search look for where',
  history: 'visited seen read yesterday earlier',
  list: 'show what which',
  move: 'put bring order',
  open: 'go visit launch',
  read: 'summarise summarize page text content',
  search: 'find look for where',
  session: 'workspace',
  tag: 'label',
  tab: 'window page',
  undo: 'revert back restore',
};

const wordsOf = ({ name }: ToolDescription): string[] => name.split('_').map((word) => word.replace(/s$/, ''));

/** The tools that match words of a request, best first. Rare words count more. */
export async function rankTools(all: ToolDescription[], request: string): Promise<ToolDescription[]> {
  // Loaded on demand: only short prompts need it, and the worker starts faster without it.
  const { default: MiniSearch } = await import('minisearch');
  const index = new MiniSearch<{ id: number; name: string; words: string; also: string }>({
    fields: ['name', 'words', 'also'],
    processTerm: stem,
    searchOptions: { boost: { name: 3, words: 2 }, fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
  });
  index.addAll(
    all.map((tool, id) => ({
      id,
      name: wordsOf(tool).join(' '),
      words: [tool.description, ...Object.keys(tool.parameters.properties ?? {})].join(' ').replaceAll('_', ' '),
      also: wordsOf(tool)
        .map((word) => synonyms[word] ?? '')
        .join(' '),
    })),
  );
  return index.search(request).flatMap(({ id }) => all[id] ?? []);
}

/** Number of tokens of a tool in the prompt. */
export const weigh = (tool: ToolDescription): number => JSON.stringify(tool).length / tokenLength;

/** The tools that fit the budget (in tokens), in the order of `all`. Those in `first` are taken first. */
function withinBudget(all: ToolDescription[], first: ToolDescription[], budget: number): ToolDescription[] {
  let free = budget;
  const chosen = new Set<ToolDescription>();
  for (const tool of new Set([...first, ...all])) {
    if (weigh(tool) > free) continue;
    free -= weigh(tool);
    chosen.add(tool);
  }
  return all.filter((tool) => chosen.has(tool));
}

/**
 * The tools of a prompt: all if they fit, else the basic ones, then those that match the request. `ways` find other
 * tools, and are included only if some are left out. `total`: number of all.
 */
export async function promptTools(
  all: ToolDescription[],
  { ways, basic }: { ways: ReadonlySet<string>; basic: ReadonlySet<string> },
  request: string,
  budget: number,
): Promise<{ tools: ToolDescription[]; total: number }> {
  const plain = all.filter(({ name }) => !ways.has(name));
  const whole = withinBudget(plain, plain, budget);
  if (whole.length === plain.length) return { tools: whole, total: whole.length };
  const always = all.filter(({ name }) => ways.has(name));
  const left = budget - always.reduce((sum, tool) => sum + weigh(tool), 0);
  const first = [...plain.filter(({ name }) => basic.has(name)), ...(await rankTools(plain, request))];
  return { tools: [...withinBudget(plain, first, left), ...always], total: all.length };
}
