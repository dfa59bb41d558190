import type { Answers, MessageName, Payload } from '@/src/contract/messages.ts';
import type { AskBackground } from '@/src/contract/services.ts';
import { omit } from '@/src/text/omit.ts';
import { type Library, newLibrary, runSimulated, simulatedTools } from './sample-library.ts';

/** The surroundings of a task: they answer messages to the background, and hold the library after the calls. */
export interface Stage<Scene extends Library = Library> {
  ask: AskBackground;
  library(): Promise<Scene>;
}

export function simulatedStage(): Stage {
  const library = newLibrary();
  const answers: Partial<{ [Name in MessageName]: (payload: Payload<Name>) => Answers[Name] }> = {
    describeTools: () => ({ tools: simulatedTools.map((tool) => omit(tool, 'run')), total: simulatedTools.length }),
    importedMessages: () => ({ ids: [] }),
    run: ({ call }) => ({
      kind: 'result',
      result: runSimulated(library, call.name, call.arguments),
      view: { sentence: { key: call.name }, rows: [], total: 0 },
    }),
  };
  return {
    async ask(name, payload) {
      const answer = answers[name];
      if (!answer) throw new Error(`Nothing answers ${name} here`);
      return answer(payload);
    },
    library: async () => library,
  };
}
