import { readTagHeader } from '../bodies/tag-header.ts';
import { namedByAttribute, type ParameterHeader, readTagParameters, type TagForm } from '../bodies/tag-parameters.ts';
import { instructions } from '../instructions.ts';
import { resultAsCall } from '../results.ts';
import { skipTo } from '../scan/result-block.ts';
import { isNameCode, type Scan } from '../scan/scan.ts';
import { END, type Step } from '../scan/source.ts';
import type { FullSyntax } from '../syntax.ts';

const ID = 'xml';

/** A tag for the tool, and one for each parameter. */
export const xml: FullSyntax = {
  kind: 'syntax',
  id: ID,
  label: 'XML tags',
  textValued: true,
  openers: [
    { text: '<tool:', at: 'anywhere', read: readPrefixed },
    ...[' ', '\n', '\t'].map((blank) => ({ text: `<tool${blank}`, at: 'anywhere' as const, read: readAttributed })),
  ],
  results: [{ open: '<tool:tool_result>', followedBy: 'anything', skip: skipTo('</tool:tool_result>') }],
  instructions: (tools) =>
    instructions(tools, xml.formatCall, {
      write: 'its tags in exactly this form',
      mind: 'Each parameter has its own <param:…> tag. Write lists and objects as JSON inside it. Write & as &amp; and < as &lt;.',
    }),
  formatCall({ name, arguments: values }) {
    const parameters = Object.entries(values).map(([key, value]) => `<param:${key}>${write(value)}</param:${key}>`);
    return [`<tool:${name}>`, ...parameters, `</tool:${name}>`].join('\n');
  },
  formatResult: ({ name }, result, mark) => resultAsCall(xml.formatCall, name, result, mark),
};

/** A line break at either end of a value is trimmed when it is read: one that belongs to it gets another. */
function write(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return /[\r\n]/.test(safe) ? `\n${safe}\n` : safe;
}

function* readPrefixed(scan: Scan, start: number): Step<boolean> {
  const name = yield* scan.while(isNameCode, 100);
  const header = name === '' ? null : yield* readTagHeader(scan);
  return header !== null && (yield* readCall(scan, start, { name, empty: header.empty, close: `</tool:${name}>` }));
}

function* readAttributed(scan: Scan, start: number): Step<boolean> {
  const header = yield* readTagHeader(scan);
  const name = header?.attributes.get('name') ?? '';
  return (
    header !== null && name !== '' && (yield* readCall(scan, start, { name, empty: header.empty, close: '</tool>' }))
  );
}

function* readCall(scan: Scan, start: number, tag: { name: string; empty: boolean; close: string }): Step<boolean> {
  if (tag.empty) {
    scan.output.begin(ID, start, tag.name);
    scan.output.end({ name: tag.name, arguments: {}, repairs: [] });
    return true;
  }
  const form: TagForm = { syntax: ID, name: tag.name, parameters: PARAMETERS, close: [tag.close], xml: true };
  if ((yield* scan.space()) === END) return false;
  if (!(yield* scan.ahead([tag.close, ...PARAMETERS.map(({ open }) => open)]))) return false;
  return yield* readTagParameters(scan, start, form);
}

const PARAMETERS: TagForm['parameters'] = [
  {
    open: '<param:',
    *header(scan): Step<ParameterHeader | null> {
      const key = yield* scan.while(isNameCode, 100);
      const header = key === '' ? null : yield* readTagHeader(scan);
      return header && { key, close: header.empty ? null : `</param:${key}>` };
    },
  },
  namedByAttribute('<arg', '</arg>'),
];
