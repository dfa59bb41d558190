import type { JsonSchema } from '@/src/contract/json.ts';
import type { ToolDescription } from '@/src/contract/tool.ts';
import { makeInert } from './inert.ts';

/** Describes the tools for a model: by area, each with its parameters, and short enough for small models. */
export function describeTools(tools: readonly ToolDescription[]): string {
  const areas = [...new Set(tools.map(({ area }) => area))];
  if (areas.length === 0) return 'There are none.';
  return areas
    .map(
      (area) =>
        `## ${area}\n\n${tools
          .filter((tool) => tool.area === area)
          .map((tool) => (tool.server === undefined ? describeTool(tool) : makeInert(describeTool(tool))))
          .join('\n\n')}`,
    )
    .join('\n\n');
}

function describeTool(tool: ToolDescription): string {
  const { properties = {}, required = [] } = tool.parameters;
  const parameters = Object.entries(properties).map(([name, schema]) => {
    const must = required.includes(name) ? 'required' : 'optional';
    const fallback = schema.default === undefined ? '' : `, default ${JSON.stringify(schema.default)}`;
    const about = schema.description === undefined ? '' : `: ${oneLine(schema.description)}`;
    return `- ${name} (${typeName(schema)}, ${must}${fallback})${about}`;
  });
  const effect = tool.effect === 'destroy' ? ' The user is asked first.' : '';
  return [`### ${tool.name}`, `${oneLine(tool.description)}${effect}`, ...parameters].join('\n');
}

/** A type in one line: `string`, `"all" | "any"`, `list of {tab_ids: list of integer, index?: integer}`. */
function typeName(schema: JsonSchema): string {
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeName))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.items !== undefined) return `list of ${typeName(schema.items)}`;
  if (schema.properties !== undefined) {
    const { required = [] } = schema;
    const fields = Object.entries(schema.properties).map(([name, field]) => {
      const about = field.description === undefined ? '' : ` (${oneLine(field.description)})`;
      return `${name}${required.includes(name) ? '' : '?'}: ${typeName(field)}${about}`;
    });
    return `{${fields.join(', ')}}`;
  }
  return Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any');
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
