import { useEffect } from 'react';
import { firstSection, type SectionId, sections } from '../sections.ts';
import { useLibrary } from '../state/library-context.tsx';

/** Section that the address names, else the first. */
export const sectionInAddress = (): SectionId =>
  sections.find(({ id }) => id === window.location.hash.slice(1))?.id ?? firstSection;

/** Opens the section in the address whenever the hash changes. */
export function useSectionRoute(): void {
  const library = useLibrary();
  useEffect(() => {
    const follow = () => library.open(sectionInAddress());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [library]);
}
