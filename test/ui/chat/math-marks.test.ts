import { describe, expect, it } from 'vitest';
import { mathMarks } from '@/src/ui/chat/math-marks.ts';

describe('the marks of formulas', () => {
  it.each([
    ['so \\(a+b\\) is', 'so $$a+b$$ is'],
    ['so $a+b$ is', 'so $$a+b$$ is'],
    ['\\[ x = 1 \\]', '\n$$\nx = 1\n$$\n'],
    ['already $$x$$ here', 'already $$x$$ here'],
  ])('are written one way: %s', (source, written) => expect(mathMarks(source)).toBe(written));

  it.each([
    'it costs $5 and then $10',
    'between $5-$10 a month',
    'a $ alone',
    'US$5 or CA$6',
    '`$a+b$` in code',
    '```sh\necho $HOME and $PATH\n```',
    'an unclosed \\( here',
  ])('are not seen where there is no formula: %s', (source) => expect(mathMarks(source)).toBe(source));
});
