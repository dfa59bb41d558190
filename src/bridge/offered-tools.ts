import type { Tool as McpTool } from '@modelcontextprotocol/server';
import type { OfferedTool } from '@/src/contract/messages.ts';

/** Tags by which programs select tools: the area, the effect, and other properties. */
const tagsOf = ({ area, effect, egress, untrusted, server }: OfferedTool): string[] => [
  area,
  effect,
  ...(egress ? ['egress'] : []),
  ...(untrusted ? ['untrusted'] : []),
  ...(server ? [server] : []),
];

/** True for names that match a pattern with `*` and `?`. Takes at most name times pattern steps. */
export function fitsPattern(name: string, pattern: string): boolean {
  let [at, star, from] = [0, -1, 0];
  let place = 0;
  while (at < name.length) {
    const wanted = pattern[place];
    if (wanted === '*') {
      star = place;
      from = at;
      place += 1;
    } else if (wanted === '?' || wanted === name[at]) {
      at += 1;
      place += 1;
    } else if (star >= 0) {
      from += 1;
      at = from;
      place = star + 1;
    } else {
      return false;
    }
  }
  return /^\**$/.test(pattern.slice(place));
}

/** Maximum length of a pattern, in characters. */
const longestPattern = 200;

/** The tools that a query selects: `tags=tabs,read` (all of them) and `name=list_*`. */
export function filterTools(tools: readonly OfferedTool[], query: URLSearchParams): OfferedTool[] {
  const wanted = (query.get('tags') ?? '').split(',').flatMap((tag) => tag.trim() || []);
  const pattern = (query.get('name') || '*').slice(0, longestPattern);
  return tools.filter((tool) => {
    const tags = tagsOf(tool);
    return wanted.every((tag) => tags.includes(tag)) && fitsPattern(tool.name, pattern);
  });
}

const schemaOf = ({ parameters }: OfferedTool) => ({ ...parameters, type: 'object' as const });

/** A tool in `GET /v1/tools`. */
export const listedTool = (tool: OfferedTool) => ({
  name: tool.name,
  description: tool.description,
  inputSchema: schemaOf(tool),
  tags: tagsOf(tool),
});

/** "close_tabs" as "Close tabs". */
function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A tool in MCP's `tools/list`. */
export const mcpTool = (tool: OfferedTool): McpTool => ({
  name: tool.name,
  title: titleOf(tool.name),
  description: tool.description,
  inputSchema: schemaOf(tool) as McpTool['inputSchema'],
  annotations: {
    readOnlyHint: tool.effect === 'read',
    destructiveHint: tool.effect === 'destroy',
    openWorldHint: tool.egress === true,
  },
});
