import { useEffect, useRef, useState } from 'react';
import { type ModelError, type ModelInfo, ProviderFailure } from '@/src/contract/provider.ts';
import { KeysLocked } from '@/src/contract/records.ts';
import { useServices } from '../../parts/services-context.tsx';
import { typeOf } from '../state/connection-type.ts';
import type { ProviderDraft } from '../state/provider-draft.ts';
import { type Step, stepsOfAnswer, stepsOfFailure, stepsOfList } from './connection-test.ts';

interface ConnectionTest {
  /** Host under test; null while there is no test. */
  asking: string | null;
  /** Null before a test, and after the form has changed. */
  steps: Step[] | null;
  /** Models that the server listed. */
  models: ModelInfo[] | null;
  /**
   * Must be called in the gesture's own tick, which asks for the permission. `url`: null for a model in the browser.
   * `list`: only lists the models, without asking one.
   */
  run(draft: ProviderDraft, url: URL | null, what: 'list' | 'all'): Promise<void>;
  forget(): void;
}

/** Tests the connection in the form: lists its models and asks one for a word. Only the last test counts. */
export function useConnectionTest(id: string): ConnectionTest {
  const services = useServices();
  const [asking, setAsking] = useState<string | null>(null);
  const [steps, setSteps] = useState<Step[] | null>(null);
  const [models, setModels] = useState<ModelInfo[] | null>(null);
  const last = useRef<AbortController>(null);
  useEffect(() => () => last.current?.abort(), []);

  async function run(draft: ProviderDraft, url: URL | null, what: 'list' | 'all'): Promise<void> {
    const allowing = url === null || services.requestOrigin(url.href).catch(() => false);
    const { kind, name, key: typed, model } = draft;
    const host = url?.host ?? typeOf(draft, services).label;
    last.current?.abort();
    const control = new AbortController();
    last.current = control;
    setAsking(host);
    setSteps(null);
    const asked = { host, hasKey: false, model: model.trim() };
    const result = await answer().catch((error: unknown) => stepsOfFailure(asked, errorOf(error)));
    if (control.signal.aborted) return;
    setSteps(result);
    setAsking(null);

    async function answer(): Promise<Step[]> {
      if (!(await allowing)) return stepsOfFailure(asked, { code: 'not-permitted', host });
      const key = url && (typed.trim() || (await services.providers.key(id, url.origin)));
      asked.hasKey = Boolean(key);
      const config = { id, kind, name: name.trim() || host, baseUrl: url?.href ?? '', model: asked.model, at: 0 };
      const listed = await services.test(config, key, control.signal);
      if (!control.signal.aborted) setModels(listed);
      const steps = stepsOfList(asked, listed);
      if (what === 'list' || asked.model === '' || control.signal.aborted) return steps;
      setSteps(steps);
      setAsking(asked.model);
      return stepsOfAnswer(asked, steps, await services.tryAnswer(config, key, control.signal));
    }
  }

  return {
    asking,
    steps,
    models,
    run,
    forget() {
      last.current?.abort();
      setAsking(null);
      setSteps(null);
    },
  };
}

function errorOf(error: unknown): ModelError {
  if (error instanceof KeysLocked) return { code: 'keys-locked' };
  return error instanceof ProviderFailure ? error.error : { code: 'unknown' };
}
