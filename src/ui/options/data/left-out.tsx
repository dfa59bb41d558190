import type { ImportOutcome } from '@/src/contract/services.ts';
import { ForeignText } from '../../parts/foreign-text.tsx';
import { useSay } from '../../parts/services-context.tsx';

const shown = 500;

function Titles({ label, titles }: { label: string; titles: string[] }) {
  const say = useSay();
  if (titles.length === 0) return null;
  return (
    <>
      <h3>{label}</h3>
      <ul>
        {titles.slice(0, shown).map((title, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
          <li key={at}>
            <ForeignText>{title}</ForeignText>
          </li>
        ))}
      </ul>
      {titles.length > shown && <p>{say('options_data_left_more', { n: titles.length - shown })}</p>}
    </>
  );
}

/** Titles of the items that an import left out. */
export function LeftOut({ left }: { left: NonNullable<ImportOutcome['left']> }) {
  const say = useSay();
  const { bookmarks, notes, separators } = left;
  if (bookmarks.length + notes.length + separators === 0) return null;
  return (
    <div className="data-left-out">
      <Titles
        label={say('options_data_left_out')}
        titles={bookmarks.map(({ title, url }) => (title === '' ? url : url === '' ? title : `${title} (${url})`))}
      />
      <Titles label={say('options_data_left_notes')} titles={notes} />
      {separators > 0 && <p>{say('options_data_left_separators', { n: separators })}</p>}
    </div>
  );
}
