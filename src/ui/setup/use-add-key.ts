import { useEffect, useRef, useState } from 'react';
import { type ModelError, type ModelErrorCode, ProviderFailure } from '@/src/contract/provider.ts';
import { KeysLocked } from '@/src/contract/records.ts';
import type { ProviderConfig } from '@/src/contract/settings.ts';
import { type MessageKey, type Text, text } from '@/src/contract/text.ts';
import { errorWords } from '../parts/error-words.ts';
import { useServices } from '../parts/services-context.tsx';
import { addConnection } from './add-connection.ts';
import type { FoundKey } from './known-services.ts';
import { suggestedModel } from './suggested-model.ts';

/** State of adding a key. `locked`: the passphrase is needed first. */
export type AddKeyState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'failed'; what: Text; cure: Text; locked: boolean };

/** Adds the service of a key: permission, test, suggested model, saved and active. */
export function useAddKey({ key, service }: FoundKey, onAdded: (config: ProviderConfig) => void) {
  const services = useServices();
  const [state, setState] = useState<AddKeyState>({ kind: 'idle' });
  const last = useRef<AbortController>(null);
  useEffect(() => () => last.current?.abort(), []);

  /** Adds the key. Call it directly in the handler of a user gesture, since it asks for the permission. */
  async function add() {
    const { label: name, kind, baseUrl, favourites } = service;
    const allowing = services.requestOrigin(baseUrl).catch(() => false);
    const { host } = new URL(baseUrl);
    last.current?.abort();
    const control = new AbortController();
    last.current = control;
    setState({ kind: 'asking' });
    try {
      if (!(await allowing)) throw new ProviderFailure({ code: 'not-permitted', host });
      const asked = { id: services.newId(), kind, name, baseUrl, model: '', at: 0 };
      const model = suggestedModel(await services.test(asked, key, control.signal), favourites);
      if (!model) throw new ProviderFailure({ code: 'not-a-model-server', host });
      // Some services list their models without checking the key, so it is tried.
      const error = await services.tryAnswer({ ...asked, model: model.id }, key, control.signal);
      if (error?.code === 'wrong-key') throw new ProviderFailure(error);
      if (control.signal.aborted) return;
      onAdded(await addConnection(services, { kind, name, baseUrl, model, key }));
    } catch (error) {
      if (!control.signal.aborted) setState(failed(error, host));
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
  const error = errorOf(thrown);
  const { what, cure } = errorWords(error, { asked });
  const ownCure = cures[error.code];
  return {
    kind: 'failed',
    what,
    cure: ownCure ? text(ownCure, what.params) : cure,
    locked: error.code === 'keys-locked',
  };
}

function errorOf(thrown: unknown): ModelError {
  if (thrown instanceof KeysLocked) return { code: 'keys-locked' };
  return thrown instanceof ProviderFailure ? thrown.error : { code: 'unknown' };
}
