import type { PageWork } from '@/src/contract/call.ts';
import type { Json } from '@/src/contract/json.ts';

export interface FakePage {
  work: PageWork;
  /** Data of the latest work of each kind that the page was asked to do, by the kind. */
  done: Map<string, Json>;
}

/** A page of ours that does all that is asked of it. */
export function fakePage(): FakePage {
  const done = new Map<string, Json>();
  const answers = new Map<string, (data: Json) => Json>([
    ['hand-over', (data) => ({ to: (data as { to: string }).to })],
    ['pdf-text', () => ({ files: [{ ok: true, file: { title: null, lang: null, byline: null, text: 'Text' } }] })],
  ]);
  return {
    done,
    async work(name, data) {
      const answer = answers.get(name);
      if (!answer) throw new Error(`No page does ${name}`);
      done.set(name, data);
      return answer(data);
    },
  };
}
