import { Cpu } from 'lucide-react';
import { useState } from 'react';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import type { Text } from '@/src/contract/text.ts';
import { Aloud } from '../parts/announcer.tsx';
import { Button } from '../parts/button.tsx';
import { errorWords } from '../parts/error-words.ts';
import { Said } from '../parts/foreign-text.tsx';
import { useSay, useServices } from '../parts/services-context.tsx';
import { addConnection } from './add-connection.ts';
import { modelErrorOf } from './model-error.ts';

/** Model of the browser, if there is one. */
export function BuiltInModel({ onAdded }: { onAdded(config: ProviderConfig): void }) {
  const say = useSay();
  const services = useServices();
  const [problem, setProblem] = useState<Text | null>(null);
  const kind = services.kinds.find(({ isThere }) => isThere?.());
  if (!kind) return null;
  const asked = {
    id: services.newId(),
    kind: kind.id,
    name: kind.labelKey ? say(kind.labelKey) : kind.label,
    baseUrl: '',
    model: '',
    at: 0,
  };

  async function add() {
    try {
      const [model] = await services.test(asked, null, new AbortController().signal);
      if (model) onAdded(await addConnection(services, { ...asked, model }));
    } catch (error) {
      setProblem(errorWords(modelErrorOf(error), { asked: asked.name }).what);
    }
  }

  return (
    <div className="built-in-model">
      <Button icon={Cpu} onClick={() => void add()}>
        {say('setup_built_in')}
      </Button>
      <Aloud>{problem && <Said text={problem} />}</Aloud>
    </div>
  );
}
