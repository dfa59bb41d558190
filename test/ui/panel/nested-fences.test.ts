import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlockCutter } from '@/src/ui/panel/markdown/cut-blocks.ts';
import type { Node } from '@/src/ui/panel/markdown/markdown-node.ts';
import { withLongerFences } from '@/src/ui/panel/markdown/nested-fences.ts';
import { parsed } from '@/src/ui/panel/markdown/parse-markdown.ts';
import { digest, readPieces } from '@/test/protocol/reading.ts';

/** Code blocks of a text, as they are drawn. */
function codeIn(text: string, growing = false): string[] {
  const look = (node: Node): string[] =>
    node.type === 'code' ? [node.value ?? ''] : (node.children ?? []).flatMap(look);
  return look(parsed(withLongerFences(text, growing)));
}
const lines = (...all: string[]) => all.join('\n');

const inner = lines('# Title', '', '```js', 'f();', '```', '', 'More.');

describe('a code block of Markdown', () => {
  it.each([
    ['holds code blocks', lines('```markdown', inner, '```', '', 'after'), [inner]],
    ['of another name', lines('```md', inner, '```'), [inner]],
    ['with a title', lines('```markdown title="a"', inner, '```'), [inner]],
    ['with tildes', lines('~~~md', inner.replaceAll('```', '~~~'), '~~~'), [inner.replaceAll('```', '~~~')]],
    [
      'with as many marks as the one in it',
      lines('````markdown', 'a', '````markdown', 'b', '````', 'c', '````', '', 'after'),
      [lines('a', '````markdown', 'b', '````', 'c')],
    ],
    [
      'three deep',
      lines('```md', 'a', '```md', 'b', '```js', 'c', '```', 'd', '```', 'e', '```'),
      [lines('a', '```md', 'b', '```js', 'c', '```', 'd', '```', 'e')],
    ],
    ['around a longer fence', lines('```md', '````js', '```', '````', '```'), [lines('````js', '```', '````')]],
    [
      'in a list',
      lines('1. So:', '', '   ```md', '   a', '   ```js', '   b', '   ```', '   ```'),
      ['a\n```js\nb\n```'],
    ],
    ['behind the sign of a list', lines('- ```md', '  ```js', '  b', '  ```', '  ```', '- c'), ['```js\nb\n```']],
    ['in a quotation', lines('> ```md', '> ```js', '> b', '> ```', '> ```', '', 'c'), ['```js\nb\n```']],
    ['twice', lines('```md', inner, '```', '', 'x', '', '```md', inner, '```'), [inner, inner]],
  ])('%s', (_, text, code) => {
    expect(codeIn(text)).toEqual(code);
    expect(codeIn(text, true)).toEqual(code);
  });

  it('is one block, even with long empty lines', () => {
    const text = lines('```md', inner, '```');
    expect(createBlockCutter()(`${text}\n\nafter`)).toEqual([text, 'after']);
  });
});

describe('models that forget a fence', () => {
  it.each([
    ['code that is no Markdown holds none', lines('```python', 'a', '```js', 'b', '```', '', 'c')],
    ['a block without a name holds none', lines('```', 'a', '```js', 'b', '```', '', 'c')],
    ['a shorter fence is no fence', lines('````md', '```js', '````', '', 'c')],
    ['Markdown that never ends', lines('```md', 'a', '```js', 'b', '```', '', 'c **d**')],
    ['a list that ends before its code', lines('- ```md', '  ```js', 'a', '', '```', 'b', '```')],
  ])('%s: read as any Markdown', (_, text) => expect(withLongerFences(text)).toBe(text));

  it('an answer cut off in the inner block stays in the outer one', () => {
    expect(codeIn(lines('```md', 'a', '```js', 'b', '```', 'c', '```js', 'd'))).toEqual([
      lines('a', '```js', 'b', '```', 'c', '```js', 'd'),
    ]);
  });
});

const call = '<tool_call>{"name":"close_tabs","arguments":{"tab_ids":[1]}}</tool_call>';
const fences = fc.constantFrom(
  '```',
  '```',
  '````',
  '```md',
  '````markdown',
  '```js',
  '  ```',
  '~~~',
  '~~~md',
  '``` a ```',
);
const others = fc.constantFrom('a', '', '# b', 'c `d`');

/** Markdown, where it ends and where nothing of it is a mark of its own; and the same as a block in Markdown. */
const nested: fc.Arbitrary<string[]> = fc.letrec<{ block: string[] }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4 },
    fc.array(others, { maxLength: 4 }).map((all) => ['```js', ...all, '```']),
    fc
      .array(
        fc.oneof(
          others.map((line) => [line]),
          tie('block'),
        ),
        { maxLength: 4 },
      )
      .map((all) => ['```markdown', ...all.flat(), '```']),
  ),
})).block;

describe('in any text', () => {
  it('a block with nested blocks is one, with every line of it', () => {
    fc.assert(
      fc.property(nested, (block) => {
        expect(codeIn(lines('a', '', ...block, '', 'b'))).toEqual([block.slice(1, -1).join('\n')]);
      }),
    );
  });

  it('a second pass changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fences, others), { maxLength: 20 }), (all) => {
        const once = withLongerFences(lines(...all));
        expect(withLongerFences(once)).toBe(once);
      }),
    );
  });

  it('a call runs exactly if it is not rendered as code', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fences, others, fc.constant(`\n${call}\n`)), { maxLength: 20 }), (all) => {
        const text = lines(...all);
        const drawn = codeIn(text, true).join('\n').split(call).length - 1;
        const { calls } = digest(readPieces([text], { toolNames: ['close_tabs'], maxCalls: 99 }));
        expect(calls.length).toBe(text.split(call).length - 1 - drawn);
      }),
      { numRuns: 2_000 },
    );
  });
});
