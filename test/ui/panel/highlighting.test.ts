import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadedHighlighter, loadHighlighter, spansOf } from '@/src/ui/panel/markdown/highlight-code.ts';

const plain = (spans: { text: string }[] | null) => spans?.map(({ text }) => text).join('');

const highlight = async (source: string, language: string) => (await loadHighlighter(language))?.(source) ?? null;

describe('highlighting', () => {
  it('is there at once for a loaded language, by any of its names', async () => {
    expect(loadedHighlighter('rs')).toBeUndefined();
    await loadHighlighter('rust');
    expect(loadedHighlighter('RS')?.('fn x')).toContainEqual({ text: 'fn', classes: ['hljs-keyword'] });
  });

  it('colours known languages', async () => {
    const spans = await highlight('const x = "a < b";', 'ts');
    expect(spans).toContainEqual({ text: 'const', classes: ['hljs-keyword'] });
    expect(spans).toContainEqual({ text: '"a < b"', classes: ['hljs-string'] });
  });

  it('leaves unknown languages and very long code plain', async () => {
    expect(await highlight('x', 'klingon')).toBeNull();
    expect(await highlight('x', 'constructor')).toBeNull();
    expect(await highlight('x'.repeat(60_000), 'ts')).toBeNull();
  });

  it('changes no character of the code', async () => {
    const code = fc.string({
      unit: fc.constantFrom('<', '>', '&', '"', "'", '/', '\n', 'a', ' ', '{', '&lt;', '</span>', 'é'),
    });
    for (const language of ['ts', 'html', 'python', 'bash']) {
      await fc.assert(
        fc.asyncProperty(code, async (source) => {
          expect(plain(await highlight(source, language))).toBe(source);
        }),
        { numRuns: 60 },
      );
    }
  });

  it('reads nested classes', () => {
    expect(spansOf('<span class="a">x<span class="b">&lt;</span></span>y')).toEqual([
      { text: 'x', classes: ['a'] },
      { text: '<', classes: ['a', 'b'] },
      { text: 'y', classes: [] },
    ]);
  });
});
