import { useState } from 'react';
import { type ConnectionSecret, readHeaders, writeSecret } from '@/src/address/connection-secret.ts';
import type { ModelError, ModelInfo } from '@/src/contract/provider.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { modelErrorOf } from '../../setup/model-error.ts';
import { useRenewedSignal } from '../../setup/use-renewed-signal.ts';
import { shownUrl } from '../state/base-url.ts';
import { typeName, typeOf } from '../state/connection-type.ts';
import type { ProviderDraft } from '../state/provider-draft.ts';
import {
  hasNoList,
  isElsewhere,
  type Step,
  stepsOfAnswer,
  stepsOfFailure,
  stepsOfList,
  stepsWithoutList,
} from './connection-test.ts';
import { withKept } from './save-provider.ts';

interface Address {
  url: URL;
  headers: ConnectionSecret['headers'];
}

/**
 * Tests the connection in the form: lists its models and asks one for a word. Only the last test counts. `asking`: host
 * or model under test, null while there is no test; `steps`: null before a test, and after the form has changed.
 */
export function useConnectionTest(id: string) {
  const services = useServices();
  const say = useSay();
  const [asking, setAsking] = useState<string | null>(null);
  const [steps, setSteps] = useState<Step[] | null>(null);
  const [models, setModels] = useState<ModelInfo[] | null>(null);
  const { renew, abort } = useRenewedSignal();

  /**
   * Runs a test. It asks for the host permission, so call it directly in a user gesture. `address`: null for a model in
   * the browser. `list` only lists the models, without a request to one.
   */
  async function run(draft: ProviderDraft, address: Address | null, what: 'list' | 'all'): Promise<void> {
    const url = address?.url ?? null;
    const allowing = url === null || services.requestOrigin(url.href).catch(() => false);
    const { kind, name, model } = draft;
    const host = url?.host ?? typeName(say, typeOf(draft, services));
    const signal = renew();
    setAsking(host);
    setSteps(null);
    const asked = { host, hasKey: false, model: model.trim() };
    const result = await answer().catch((error: unknown) => stepsOfFailure(asked, modelErrorOf(error)));
    if (signal.aborted) return;
    setSteps(result);
    setAsking(null);

    async function answer(): Promise<Step[]> {
      if (!(await allowing)) return stepsOfFailure(asked, { code: 'not-permitted', host });
      const typed = typedSecret(draft, address);
      const kept =
        url &&
        (await services.providers.key(id, url.origin).catch((error) => {
          // A newly typed key can be tested while the stored ones are locked.
          if (typed.key) return null;
          throw error;
        }));
      const secret = url && withKept(typed, kept);
      asked.hasKey = Boolean(secret?.key);
      const key = secret && (writeSecret(secret) || null);
      const config = {
        id,
        kind,
        name: name.trim() || host,
        baseUrl: url ? shownUrl(url) : '',
        model: asked.model,
        at: 0,
      };
      const listed = await services.test(config, key, signal).catch((error: unknown) => {
        const failure = modelErrorOf(error);
        if (!isElsewhere(failure)) throw error;
        return failure;
      });
      if ('code' in listed) return withoutList(listed, config, key);
      if (!signal.aborted) setModels(listed);
      const steps = stepsOfList(asked, listed);
      if (what === 'list' || asked.model === '' || signal.aborted) return steps;
      return stepsOfAnswer(asked, steps, await ask(steps, config, key));
    }

    function ask(steps: Step[], config: ProviderConfig, key: string | null) {
      setSteps(steps);
      setAsking(asked.model);
      return services.tryAnswer(config, key, signal);
    }

    /** Second try after listing failed: asks the model anyway, then looks for the server at a versioned path. */
    async function withoutList(failure: ModelError, config: ProviderConfig, key: string | null): Promise<Step[]> {
      if (what === 'all' && asked.model !== '' && hasNoList(failure)) {
        const steps = stepsWithoutList(asked);
        const error = await ask(steps, config, key);
        if (!error || !isElsewhere(error)) return stepsOfAnswer(asked, steps, error);
      }
      const better = versioned(config.baseUrl);
      const found =
        better !== null &&
        !signal.aborted &&
        (await services.test({ ...config, baseUrl: better }, key, signal).then(
          () => true,
          () => false,
        ));
      return stepsOfFailure(asked, failure).map((step) =>
        found && step.state === 'failed' ? { ...step, better } : step,
      );
    }
  }

  function forget() {
    abort();
    setAsking(null);
    setSteps(null);
  }

  return { asking, steps, models, run, forget };
}

/** The base URL with `/v1`, as most servers have it; null if it has a version already. */
const versioned = (baseUrl: string): string | null => (/\/v\d\w*$/.test(baseUrl) ? null : `${baseUrl}/v1`);

const typedSecret = ({ key, headers }: ProviderDraft, address: Address | null): ConnectionSecret => ({
  key: key.trim() || null,
  headers: [...(address?.headers ?? []), ...(readHeaders(headers) ?? [])],
});
