import { namedByAttribute, namedByItself, type TagNotation } from '../bodies/tag.ts';
import { tagOpeners } from '../bodies/tag-call.ts';
import { resultElement } from '../scan/element.ts';
import { writtenSyntax } from '../written-syntax.ts';

const named = [namedByItself('<tool:')];
const byAttribute = [' ', '\n', '\t'].map((blank) => namedByAttribute(`<tool${blank}`, ['</tool>']));

const notation: TagNotation = {
  calls: [...named, ...byAttribute],
  parameters: [namedByItself('<param:'), namedByAttribute('<arg', ['</arg>'])],
  xml: true,
};

/** A tag for the tool, and one for each parameter. */
export const xml = writtenSyntax({
  id: 'xml',
  label: 'XML tags',
  textValued: true,
  openers: [...tagOpeners(notation, { calls: named }), ...tagOpeners(notation, { calls: byAttribute, common: true })],
  closers: ['</tool:', '</param:', '</tool>', '</arg>'],
  results: [resultElement('tool:tool_result')],
  lesson: {
    write: 'its tags in exactly this form',
    mind: 'Each parameter has its own <param:…> tag. Write lists and objects as JSON inside it. Write & as &amp; and < as &lt;.',
  },
  formatCall({ name, arguments: values }) {
    const parameters = Object.entries(values).map(([key, value]) => `<param:${key}>${write(value)}</param:${key}>`);
    return [`<tool:${name}>`, ...parameters, `</tool:${name}>`].join('\n');
  },
});

/** Writes a value. One with line breaks gets another at each end, since reading trims one. */
function write(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return /[\r\n]/.test(safe) ? `\n${safe}\n` : safe;
}
