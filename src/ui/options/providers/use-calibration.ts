import { useState } from 'react';
import type { CalibrationStep } from '@/src/chat/calibration/index.ts';
import { syntaxNames } from '@/src/contract/protocol.ts';
import type { ModelError } from '@/src/contract/provider.ts';
import type { ProviderConfig, SyntaxScore } from '@/src/contract/settings.ts';
import { useServices } from '../../parts/services-context.tsx';
import { useRenewedSignal } from '../../setup/use-renewed-signal.ts';

export type CalibrationState =
  | { kind: 'idle' }
  | { kind: 'offered'; tokens: number; tasks: number }
  | { kind: 'running'; step: CalibrationStep }
  | { kind: 'done'; scores: SyntaxScore[]; best: string | null; error: ModelError | null };

export const calibratedSyntaxes: readonly string[] = syntaxNames.map(({ id }) => id);

/** Calibrates a saved connection's model, and stores the result. */
export function useCalibration(config: ProviderConfig) {
  const services = useServices();
  const [state, setState] = useState<CalibrationState>({ kind: 'idle' });
  const { renew, abort } = useRenewedSignal();

  async function offer(): Promise<undefined> {
    const [{ calibrationTasks, estimateCalibration }, protocol] = await loaded();
    const tokens = estimateCalibration({ protocol }, { syntaxes: calibratedSyntaxes });
    setState({ kind: 'offered', tokens: Math.round(tokens / 1000) * 1000, tasks: calibrationTasks.length });
  }

  async function start(): Promise<undefined> {
    const signal = renew();
    const { providers, now, newId } = services;
    const [{ bestSyntax, calibrate, takesConstraint }, protocol] = await loaded();
    const [provider, settings] = await Promise.all([
      services.open(config),
      providers.modelSettings(config.id, config.model),
    ]);
    const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    const { scores, error } = await calibrate(
      { provider, model: config.model, settings, protocol, now, newId, wait },
      { syntaxes: calibratedSyntaxes, signal, onStep: (step) => setState({ kind: 'running', step }) },
    );
    if (signal.aborted) return;
    const best = error ? null : bestSyntax(scores);
    const takesShapes = services.kinds.find(({ id }) => id === config.kind)?.takesShapes === true;
    if (best) await keep(best, scores, takesShapes && (await takesConstraint(provider, config.model, signal)));
    setState({ kind: 'done', scores, best, error });
  }

  async function keep(syntax: string, scores: SyntaxScore[], constrained: boolean) {
    const { providers, now } = services;
    const known = await providers.modelSettings(config.id, config.model);
    const calibration = { at: now(), syntax, scores };
    await providers.putModelSettings(config.id, config.model, { ...known, calibration, constrained });
  }

  const loaded = () => Promise.all([import('@/src/chat/calibration/index.ts'), services.protocol()]);

  function stop() {
    abort();
    setState({ kind: 'idle' });
  }

  return { state, offer, start, stop };
}
