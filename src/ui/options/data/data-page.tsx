import { keptKinds } from '@/src/contract/archive.ts';
import { text } from '@/src/contract/text.ts';
import { Said } from '../../parts/foreign-text.tsx';
import { useI18n, useSay, useServices } from '../../parts/services-context.tsx';
import { useOptionsState } from '../state/options-context.tsx';
import { useRead } from '../state/use-read.ts';
import { BookmarksSection } from './bookmarks-section.tsx';
import { ChatsSection } from './chats-section.tsx';
import './data-page.css';
import { ExportSection } from './export-section.tsx';
import { ImportSection } from './import-section.tsx';
import { kindWords, ruleWords } from './kind-words.ts';
import { TrashSection } from './trash-section.tsx';
import { WipeSection } from './wipe-section.tsx';

/** Data page: stored data, import, export, trash and wipe. */
export default function DataPage() {
  const say = useSay();
  const { locale, sentenceGap } = useI18n();
  const { archive } = useServices();
  const kept = useRead(async () => ({ counts: await archive.counts(), bytes: await bytesUsed() }), 'any');
  const counts = kept?.counts;
  const rules = useOptionsState(({ settings }) => settings?.rules.length);
  const inventory = counts &&
    rules !== undefined && [
      ...keptKinds.map((kind) => ({ n: counts[kind], words: kindWords[kind](counts[kind]) })),
      { n: rules, words: ruleWords(rules) },
    ];
  const megabytes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return (
    <>
      <p className="options-lead">
        {say('options_data_lead')}
        {sentenceGap}
        {kept?.bytes !== undefined && (
          <Said text={text('options_data_used', { size: megabytes.format(kept.bytes / 1_000_000) })} />
        )}
      </p>
      {inventory && (
        <ul className="data-kept numbers">
          {inventory
            .toSorted((a, b) => Number(a.n === 0) - Number(b.n === 0))
            .map(({ n, words }) => (
              <li key={words.key} data-none={n === 0 || undefined}>
                {say(words)}
              </li>
            ))}
        </ul>
      )}
      <ExportSection />
      <ImportSection />
      <ChatsSection n={counts?.chats ?? 0} />
      <BookmarksSection />
      <TrashSection />
      {inventory && <WipeSection kept={inventory.flatMap(({ n, words }) => (n > 0 ? [say(words)] : []))} />}
    </>
  );
}

/** Storage used in bytes; undefined if the browser does not tell. */
const bytesUsed = async () => (await navigator.storage?.estimate())?.usage;
