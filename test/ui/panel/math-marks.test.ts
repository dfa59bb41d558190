import { describe, expect, it } from 'vitest';
import { mathMarks } from '@/src/ui/panel/markdown/math-marks.ts';

describe('formula delimiters', () => {
  it.each([
    ['so \\(a+b\\) is', 'so $$a+b$$ is'],
    ['so $a+b$ is', 'so $$a+b$$ is'],
    ['\\[ x = 1 \\]', '\n$$\nx = 1\n$$\n'],
    ['\\[ab\\]', '\n$$\nab\n$$\n'],
    ['so \\[x\\] is', 'so \n$$\nx\n$$\n is'],
    ['already $$x$$ here', 'already $$x$$ here'],
  ])('are written one way: %s', (source, written) => expect(mathMarks(source)).toBe(written));

  it.each([
    ['$$E = mc^2$$', '$$\nE = mc^2\n$$'],
    ['Thus:\n$$ x $$ \nas said', 'Thus:\n$$\nx\n$$\nas said'],
    ['- $$x$$\n  1. $$y$$', '- $$\n  x\n  $$\n  1. $$\n     y\n     $$'],
    ['> $$a\n> + b$$', '> $$\n> a\n> + b\n> $$'],
    ['$$\\begin{cases}\na\n\\end{cases}$$', '$$\n\\begin{cases}\na\n\\end{cases}\n$$'],
    ['`a`\n$$\\text{for \\$5}$$', '`a`\n$$\n\\text{for \\$5}\n$$'],
  ])('get their own lines if the formula is a block: %j', (source, written) => expect(mathMarks(source)).toBe(written));

  it.each([
    '$$x$$ and $$y$$',
    'so $$x$$',
    '$$x$$, then',
    '`a` $$x$$',
    '$$x$$ `a`',
    '$$\nx\n$$',
    '$$\n\n$$x$',
    '$$',
    '$$$$',
  ])('stay in place otherwise: %j', (source) => expect(mathMarks(source)).toBe(source));

  it('do not make a block of a formula with single marks', () => {
    expect(mathMarks('$x$')).toBe('$$x$$');
  });

  it.each([
    'it costs $5 and then $10',
    'between $5-$10 a month',
    'a $ alone',
    'US$5 or CA$6',
    '`$a+b$` in code',
    '```sh\necho $HOME and $PATH\n```',
    'an unclosed \\( here',
    'see \\[1\\] and \\[2, 3\\]',
    'one \\[optional\\] word',
    '\\[1\\] Smith, 2024',
  ])('are not seen where there is no formula: %s', (source) => expect(mathMarks(source)).toBe(source));
});
