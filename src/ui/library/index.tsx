import { useEffect, useState } from 'react';
import type { Services } from '@/src/contract/services.ts';
import type { I18n } from '@/src/i18n/index.ts';
import { markReady, readyMark } from '../panel/composer/mark-ready.ts';
import { ServicesProvider } from '../parts/services-context.tsx';
import { LibraryFrame } from './frame/library-frame.tsx';
import { sectionInAddress } from './frame/section-route.ts';
import { LibraryContext } from './state/library-context.tsx';
import { createLibrary } from './state/library-store.ts';

interface Props {
  services: Services;
  i18n: I18n;
  /** Called when the search box is ready for typing. */
  onReady?(): void;
}

/** Page over sessions, tags, bookmarks, reading list and trash; the address names the open section: `#tags`. */
export function Library({ services, i18n, onReady }: Props) {
  const [library] = useState(() => createLibrary(services, sectionInAddress()));
  useEffect(() => {
    let stop = () => {};
    let here = true;
    // Rows, settings and counts are read after the first frame, since that loads code which the frame does not need.
    markReady(readyMark, () => {
      if (!here) return;
      stop = library.start();
      onReady?.();
    });
    return () => {
      here = false;
      stop();
    };
  }, [library, onReady]);
  return (
    <ServicesProvider services={services} i18n={i18n}>
      <LibraryContext value={library}>
        <LibraryFrame />
      </LibraryContext>
    </ServicesProvider>
  );
}
