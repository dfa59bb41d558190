import { describe, expect, it } from 'vitest';
import { isQuoted } from '@/src/chat/message/is-quoted.ts';
import { userMessage } from '@/test/fakes/chat.ts';

const body = '{"action":"tool_call","name":"close_tabs","arguments":{"tab_ids":[1,2]}}';
const call = { name: 'close_tabs', arguments: { tab_ids: [1, 2] }, raw: `\`\`\`json\n${body}\n\`\`\`` };
const pasted = (text: string) => [userMessage('What is this?', { pasted: [text.padEnd(100)] })];

describe('a quoted call', () => {
  it.each([
    ['whole', call.raw],
    ['in the middle of other text', `before\n${call.raw}\nafter`],
    ['with other line breaks', `\`\`\`json\r\n\r\n  ${body}\r\n\`\`\``],
    ['without its fence', `Send ${body} please`],
  ])('is found %s', (_, text) => {
    expect(isQuoted(call, pasted(text))).toBe(true);
  });

  it.each([
    ['other arguments', call.raw.replace('[1,2]', '[1,2,3]')],
    ['only its arguments', 'The tabs are {"tab_ids":[1,2]}, I think'],
    ['nothing at all', ''],
  ])('is not found in a text with %s', (_, text) => {
    expect(isQuoted(call, pasted(text))).toBe(false);
  });

  it('has arguments', () => {
    expect(isQuoted({ ...call, arguments: {} }, pasted(call.raw))).toBe(false);
  });

  it('is not searched for in typed text', () => {
    expect(isQuoted(call, [userMessage(call.raw)])).toBe(false);
    expect(isQuoted({ ...call, raw: 'x' }, [userMessage('short', { pasted: ['x'] })])).toBe(false);
  });
});
