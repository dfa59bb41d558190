import { type DragEvent, useState } from 'react';
import { useI18n, useSay } from '../../parts/services-context.tsx';
import { draggedRows } from '../list/dragged-rows.ts';
import { sections } from '../sections.ts';
import { useLibrary, useLibraryState } from '../state/library-context.tsx';
import { deleteCalls } from '../state/row-calls.ts';

/** Links to the sections with their numbers of rows. Rows dropped on the trash are deleted. */
export function SectionNav() {
  const say = useSay();
  const i18n = useI18n();
  const library = useLibrary();
  const current = useLibraryState((state) => state.section.id);
  const counts = useLibraryState((state) => state.counts);
  const [over, setOver] = useState(false);

  const dropping = {
    onDragOver(event: DragEvent) {
      if (deleteCalls(draggedRows()).length === 0) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      void library.act(deleteCalls(draggedRows()));
    },
  };

  return (
    <nav aria-label={say('library_sections')}>
      <ul>
        {sections.map(({ id, name, icon: Icon }) => (
          <li key={id}>
            <a
              className="side-link"
              href={`#${id}`}
              aria-current={id === current ? 'page' : undefined}
              {...(id === 'trash' && { ...dropping, 'data-drop': over || undefined })}
            >
              <Icon size={16} aria-hidden />
              <span className="one-line">{say(name)}</span>
              {counts[id] !== undefined && <span className="library-count numbers">{i18n.number(counts[id])}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
