import { Gauge } from 'lucide-react';
import { syntaxName } from '@/src/contract/protocol.ts';
import type { ProviderConfig, SyntaxScore } from '@/src/contract/settings.ts';
import { type Text, text } from '@/src/contract/text.ts';
import { Button } from '../../parts/button.tsx';
import { errorWords } from '../../parts/error-words.ts';
import { Said } from '../../parts/foreign-text.tsx';
import { useI18n, useSay } from '../../parts/services-context.tsx';
import { useOptions, useOptionsState } from '../state/options-context.tsx';
import { type CalibrationState, calibratedSyntaxes, useCalibration } from './use-calibration.ts';
import './calibration.css';
import './score-list.css';

/** Calibration of a model: cost, progress and result of trying each syntax. */
export function Calibration({ config }: { config: ProviderConfig }) {
  const say = useSay();
  const { attempt } = useOptions();
  const { model, id } = config;
  const known = useOptionsState((state) => state.settings?.models[`${id}/${model}`]?.calibration);
  const { state, offer, start, stop } = useCalibration(config);
  const scores = state.kind === 'running' ? state.step.scores : state.kind === 'done' ? state.scores : [];

  return (
    <div className="calibration">
      {(state.kind === 'idle' || state.kind === 'done') && (
        <Button icon={Gauge} onClick={() => void attempt(offer)}>
          {say('options_calibrate')}
        </Button>
      )}
      {state.kind === 'offered' && (
        <>
          <p>
            <Said
              text={text('options_calibrate_lead', {
                model,
                tasks: state.tasks,
                syntaxes: calibratedSyntaxes.length,
                tokens: state.tokens,
              })}
            />
          </p>
          <div className="buttons">
            <Button autoFocus onClick={() => void attempt(start)}>
              {say('options_calibrate_start')}
            </Button>
            <Button kind="quiet" onClick={stop}>
              {say('options_cancel')}
            </Button>
          </div>
        </>
      )}
      {state.kind === 'running' && (
        <div className="calibration-running">
          <progress aria-label={say('options_calibrate')} value={state.step.done} max={state.step.total} />
          <Button autoFocus onClick={stop}>
            {say('options_calibrate_stop')}
          </Button>
        </div>
      )}
      {(state.kind === 'running' || state.kind === 'done') && (
        <Said as="p" role="status" text={wordsOf(state, model)} />
      )}
      {scores.length > 0 && <ScoreList model={model} scores={scores} />}
      {state.kind === 'idle' && known && (
        <details>
          <summary>{say('options_calibrate_measured', { date: known.at, syntax: syntaxName(known.syntax) })}</summary>
          <ScoreList model={model} scores={known.scores} />
        </details>
      )}
    </div>
  );
}

function wordsOf(state: Extract<CalibrationState, { kind: 'running' | 'done' }>, model: string): Text {
  if (state.kind === 'running') {
    const { syntax, done, total } = state.step;
    return text('options_calibrate_running', { syntax: syntaxName(syntax), done: done + 1, total });
  }
  const { error, best } = state;
  if (error) return errorWords(error).what;
  return best
    ? text('options_calibrate_best', { model, syntax: syntaxName(best) })
    : text('options_calibrate_none', { model });
}

function ScoreList({ model, scores }: { model: string; scores: readonly SyntaxScore[] }) {
  const say = useSay();
  const { locale } = useI18n();
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 1 });
  return (
    <ul className="score-list" aria-label={say('options_calibrate_scores', { model })}>
      {scores.map(({ syntax, refused, solved, tasks, repairs, errors, tokens, estimated, time }) => (
        <li key={syntax} data-syntax={syntax}>
          <span className="score-syntax">{say(syntaxName(syntax))}</span>
          <span className="score-solved">
            {refused ? say('options_calibrate_refused') : say('options_calibrate_solved', { solved, tasks })}
          </span>
          {!refused && (
            <span className="score-facts fine-print">
              {say('options_calibrate_facts', { repairs, errors })}
              {'; '}
              {say(estimated ? 'options_calibrate_tokens_about' : 'options_calibrate_tokens', { tokens })}
              {'; '}
              {seconds.format(time / 1000)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
