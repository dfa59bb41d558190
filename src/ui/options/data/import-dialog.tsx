import { useEffect, useId, useRef, useState } from 'react';
import type { ArchiveOffer, KeptKind, OpenedArchive } from '@/src/contract/archive.ts';
import { Button } from '../../parts/button.tsx';
import { Checkbox } from '../../parts/fields/checkbox.tsx';
import { ForeignText } from '../../parts/foreign-text.tsx';
import { useSay } from '../../parts/services-context.tsx';
import { UnlockForm } from '../../setup/unlock-form.tsx';
import { useKeyLock } from '../state/use-read.ts';
import { kindWords } from './kind-words.ts';

interface Props {
  opened: OpenedArchive;
  onImport(kinds: KeptKind[]): void;
  onClose(): void;
}

const countToImport = ({ add, update }: ArchiveOffer): number => add + update;

/** Choice of the kinds of data to import from a file. API keys are never ticked by default. */
export function ImportDialog({ opened: { at, offers }, onImport, onClose }: Props) {
  const say = useSay();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [ticked, setTicked] = useState(() =>
    offers.filter((one) => countToImport(one) > 0 && one.kind !== 'keys').map(kindOf),
  );
  const chosen = offers.filter(({ kind }) => ticked.includes(kind));
  // Imported keys are encrypted with the passphrase, so it must have been entered.
  const locked = useKeyLock() === 'locked' && ticked.includes('keys');
  const n = chosen.reduce((sum, offer) => sum + countToImport(offer), 0);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div
      className="data-import"
      role="dialog"
      aria-modal="false"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-stays`}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {say('options_data_import_from', { date: at })}
      </h3>
      <ul className="data-offers">
        {offers.map((offer) => (
          <li key={offer.kind}>
            <Checkbox
              checked={ticked.includes(offer.kind)}
              disabled={countToImport(offer) === 0}
              describedBy={`${id}-${offer.kind}`}
              onChange={(on) =>
                setTicked((kinds) => (on ? [...kinds, offer.kind] : kinds.filter((kind) => kind !== offer.kind)))
              }
            >
              {say(kindWords[offer.kind](offer.add + offer.update + offer.keep))}
            </Checkbox>
            <span className="quiet" id={`${id}-${offer.kind}`}>
              {say('options_data_offer', { add: offer.add, update: offer.update, keep: offer.keep })}
            </span>
            {offer.names && (
              <ul className="data-names">
                {offer.names.map((name) => (
                  <li key={name}>
                    <ForeignText>{name}</ForeignText>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {offers.length === 0 && <p>{say('options_data_file_empty')}</p>}
      <p id={`${id}-stays`} className="data-stays">
        {say('options_data_import_stays')}
      </p>
      {locked && <UnlockForm />}
      <div className="buttons">
        <Button onClick={onClose}>{say('options_data_import_none')}</Button>
        <Button kind="fill" disabled={locked || n === 0} onClick={() => onImport(chosen.map(kindOf))}>
          {say('options_data_import_n', { n })}
        </Button>
      </div>
    </div>
  );
}

const kindOf = ({ kind }: ArchiveOffer): KeptKind => kind;
