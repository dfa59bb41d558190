import { describe, expect, it } from 'vitest';
import { withFrames } from '@/src/browser/page/with-frames.ts';
import type { FrameText } from '@/src/contract/ports.ts';

const of = (url: string, text: string, others: string[] = [], read: string[] = []): FrameText => ({
  title: '',
  url,
  kind: 'other',
  lang: null,
  byline: null,
  text,
  frames: { read, others },
});

describe('a page with frames of other sites', () => {
  it('has the text of each frame after its own, under its address, and names the others', () => {
    const page = of('https://a.test/', 'Page', ['https://b.test/x', 'https://c.test/'], ['about:srcdoc']);
    const read = withFrames(page, [of('https://b.test/x', 'Of b')]);
    expect(read.text).toBe('Page\n\n[Frame: https://b.test/x]\nOf b\n[End of the frame]');
    expect(read).toMatchObject({ frames: ['about:srcdoc', 'https://b.test/x'], unread: ['https://c.test/'] });
  });

  it('includes nested frames, also after a navigation within the site, and no invisible ones', () => {
    const page = of('https://a.test/', '', ['https://b.test/in']);
    const frames = [
      of('https://hidden.test/', 'Counts visits'),
      of('https://b.test/on', 'Of b', ['https://c.test/']),
      of('https://c.test/', 'Of c'),
    ];
    const read = withFrames(page, frames);
    expect(read.text).toMatch(/^\[Frame: https:\/\/b\.test\/on\]\nOf b[\s\S]*\[Frame: https:\/\/c\.test\/\]\nOf c/);
    expect(read.text).not.toContain('Counts');
    expect(read).not.toHaveProperty('unread');
  });

  it('ends even if frames name each other', () => {
    const many = Array.from({ length: 200 }, (_, at) => `https://f${at}.test/`);
    const read = withFrames(of('https://a.test/', 'Page', many), []);
    expect(read.unread).toHaveLength(30);
  });
});
