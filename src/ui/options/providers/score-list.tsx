import { syntaxName } from '@/src/contract/protocol.ts';
import type { SyntaxScore } from '@/src/contract/settings.ts';
import { useI18n, useSay } from '../../parts/services-context.tsx';
import './score-list.css';

/** Score of a model in each syntax. */
export function ScoreList({ model, scores }: { model: string; scores: readonly SyntaxScore[] }) {
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
            <span className="score-facts">
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
