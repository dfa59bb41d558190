import { useState } from 'react';
import { type ModelErrorCode, ProviderFailure } from '@/src/contract/provider.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { type MessageKey, type Text, text } from '@/src/contract/text.ts';
import { errorWords } from '../parts/error-words.ts';
import { useServices } from '../parts/services-context.tsx';
import { addConnection } from './add-connection.ts';
import type { FoundKey } from './known-services.ts';
import { modelErrorOf } from './model-error.ts';
import { suggestedModel } from './suggested-model.ts';
import { useRenewedSignal } from './use-renewed-signal.ts';

/** State of adding a key. `locked`: the passphrase is needed first. */
export type AddKeyState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'failed'; what: Text; cure: Text; locked: boolean };

/** Adds the service of a key: permission, test, suggested model, saved and active. */
export function useAddKey({ key, service }: FoundKey, onAdded: (config: ProviderConfig) => void) {
  const services = useServices();
  const [state, setState] = useState<AddKeyState>({ kind: 'idle' });
  const { renew } = useRenewedSignal();

  /** Adds the key. Call it directly in the handler of a user gesture, since it asks for the permission. */
  async function add() {
    const { label: name, kind, baseUrl, favourites } = service;
    const allowing = services.requestOrigin(baseUrl).catch(() => false);
    const { host } = new URL(baseUrl);
    const signal = renew();
    setState({ kind: 'asking' });
    try {
      if (!(await allowing)) throw new ProviderFailure({ code: 'not-permitted', host });
      const asked = { id: services.newId(), kind, name, baseUrl, model: '', at: 0 };
      const model = suggestedModel(await services.test(asked, key, signal), favourites);
      if (!model) throw new ProviderFailure({ code: 'not-a-model-server', host });
      // Some services list their models without checking the key, so it is tried.
      const error = await services.tryAnswer({ ...asked, model: model.id }, key, signal);
      if (error?.code === 'wrong-key') throw new ProviderFailure(error);
      if (signal.aborted) return;
      onAdded(await addConnection(services, { kind, name, baseUrl, model, key }));
    } catch (error) {
      if (!signal.aborted) setState(failed(error, host));
    }
  }

  return { state, add };
}

/** Advice for errors that the user can fix here, by trying again or with another key. */
const cures: Partial<Record<ModelErrorCode, MessageKey>> = {
  'not-permitted': 'setup_cure_allow',
  cors: 'setup_cure_allow',
  'wrong-key': 'setup_cure_key',
  forbidden: 'setup_cure_key',
  'unknown-model': 'setup_cure_again',
  'bad-request': 'setup_cure_again',
  'not-a-model-server': 'setup_cure_again',
  unknown: 'setup_cure_again',
};

function failed(thrown: unknown, asked: string): AddKeyState {
  const error = modelErrorOf(thrown);
  const { what, cure } = errorWords(error, { asked });
  const ownCure = cures[error.code];
  return {
    kind: 'failed',
    what,
    cure: ownCure ? text(ownCure, what.params) : cure,
    locked: error.code === 'keys-locked',
  };
}
