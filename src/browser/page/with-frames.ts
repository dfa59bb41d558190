import { originOf } from '@/src/address/address.ts';
import type { FrameText, PageText } from '@/src/contract/ports.ts';

/** Maximum length of a page with its frames, in characters. */
const most = 500_000;
/** Maximum number of frames that are read or named. */
const mostFrames = 30;

/**
 * A page with the text of its frames from other sites, each under its address. `frames` are matched by address, else by
 * site, since a frame may have navigated.
 */
export function withFrames({ frames: inside, ...page }: FrameText, frames: FrameText[]): PageText {
  const left = new Set(frames);
  const read = [...(inside?.read ?? [])];
  const unread: string[] = [];
  const texts = [page.text];
  let length = page.text.length;
  const wanted = [...(inside?.others ?? [])];
  for (let at = 0; at < wanted.length && at < mostFrames; at++) {
    const url = wanted[at] ?? '';
    const all = [...left];
    const frame = all.find((one) => one.url === url) ?? all.find((one) => originOf(one.url) === originOf(url));
    if (!frame) {
      unread.push(url);
      continue;
    }
    left.delete(frame);
    wanted.push(...(frame.frames?.others ?? []));
    if (frame.text.trim() === '' || length >= most) continue;
    texts.push(`[Frame: ${frame.url}]\n${frame.text}\n[End of the frame]`);
    length += frame.text.length;
    read.push(frame.url, ...(frame.frames?.read ?? []));
  }
  return {
    ...page,
    text: texts.filter(Boolean).join('\n\n').slice(0, most),
    ...(read.length > 0 && { frames: read }),
    ...(unread.length > 0 && { unread: [...new Set(unread)] }),
  };
}
