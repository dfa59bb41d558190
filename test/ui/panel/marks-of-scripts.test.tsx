// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PanelProvider } from '@/src/ui/panel/actions/panel-context.tsx';
import { createPanelStore } from '@/src/ui/panel/index.tsx';
import Markdown from '@/src/ui/panel/markdown/markdown.tsx';
import { fakeServices } from '@/test/fakes/services.ts';
import { within } from '../page.tsx';

function drawn(source: string): Element {
  const services = fakeServices();
  const panel = createPanelStore(services);
  const markdown = <PanelProvider panel={panel}>{<Markdown source={source} />}</PanelProvider>;
  return render(within(services, markdown)).container;
}
const all = (source: string, selector: string) =>
  [...drawn(source).querySelectorAll(selector)].map((one) => one.textContent);
const links = (source: string) => [...drawn(source).querySelectorAll('a')].map((one) => one.getAttribute('href'));

describe('emphasis beside the punctuation of Chinese, Japanese and Korean', () => {
  it.each([
    ['**早上很忙，**船都在。', ['早上很忙，']],
    ['文字**“加粗”**文字。', ['“加粗”']],
    ['これは**太字。**です', ['太字。']],
    ['**「はい」**と言った', ['「はい」']],
    ['이것은 **강조(중요)**입니다', ['강조(중요)']],
    ['**a** b', ['a']],
    ['**复现：**10 轮对话', ['复现：']],
    ['**建议：**Use it', ['建议：']],
    ['**“공개 문서는 점검한다”**는 원칙입니다.', ['“공개 문서는 점검한다”']],
    ['**한국어 구문(괄호 포함)**을 강조합니다.', ['한국어 구문(괄호 포함)']],
    ['**マークダウン(Markdown)**の 文法', ['マークダウン(Markdown)']],
  ])('%s', (source, strong) => expect(all(source, 'strong')).toEqual(strong));
});

describe('tildes', () => {
  it.each([
    ['5~7U × 100~200倍', []],
    ['between ~1.34 and ~5.4', []],
    ['~one~', []],
    ['~~gone~~', ['gone']],
    ['~~删除的文字（带括号）。~~这个句子', ['删除的文字（带括号）。']],
    ['価格は~~「千円」~~五百円', ['「千円」']],
    ['中~~ 不 ~~文', []],
    ['a~~(b)~~c', []],
    ['中\\~~文。\\~~字', []],
  ])('%s', (source, struck) => {
    expect(all(source, 'del')).toEqual(struck);
    if (struck.length === 0) expect(drawn(source).textContent).toContain(source.replaceAll('\\', ''));
  });
});

describe('bare addresses', () => {
  it.each([
    ['请看https://a.test/x。然后', ['https://a.test/x'], '请看https://a.test/x。然后'],
    ['（https://a.test/x）', ['https://a.test/x'], '（https://a.test/x）'],
    ['https://a.test/x，https://b.test/y！', ['https://a.test/x', 'https://b.test/y'], undefined],
    ['「www.a.test/x」と', ['http://www.a.test/x'], '「www.a.test/x」と'],
    ['देखें https://a.test/x।', ['https://a.test/x'], undefined],
    ['انظر https://a.test/x، ثم', ['https://a.test/x'], undefined],
    ['中文https://a.test英文', ['https://a.test'], '中文https://a.test英文'],
    ['https://a.test重新解读 b', ['https://a.test'], 'https://a.test重新解读 b'],
    ['https://例え.テスト/x と', ['https://%E4%BE%8B%E3%81%88.%E3%83%86%E3%82%B9%E3%83%88/x'], undefined],
    ['https://日本.test/x と', ['https://%E6%97%A5%E6%9C%AC.test/x'], undefined],
    ['链接:https://a.test/x 好', ['https://a.test/x'], undefined],
    ['访问 https://a.test/docs（中文说明）了解', ['https://a.test/docs'], undefined],
    ['<https://a.test/x。y>', ['https://a.test/x%E3%80%82y'], undefined],
    ['[here](https://a.test/x。y)', ['https://a.test/x%E3%80%82y'], 'here'],
    ['https://a.test/日本語/路径 x', ['https://a.test/%E6%97%A5%E6%9C%AC%E8%AA%9E/%E8%B7%AF%E5%BE%84'], undefined],
  ])('%s', (source, hrefs, words) => {
    expect(links(source)).toEqual(hrefs);
    if (words !== undefined) expect(drawn(source).textContent).toContain(words);
  });

  it('are followed by text that is parsed as Markdown', () => {
    const box = drawn('见https://a.test/x，**重要**的`代码`。');
    expect(box.querySelector('strong')?.textContent).toBe('重要');
    expect(box.querySelector('code')?.textContent).toBe('代码');
    expect(box.querySelector('a')?.textContent).toBe('https://a.test/x');
  });
});
