import './parts/cards.css';
import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Mark } from '../parts/mark.tsx';
import { Notices } from '../parts/notices.tsx';
import { useSay } from '../parts/services-context.tsx';
import { useRootTheme } from '../theme/root-theme.ts';
import { type OptionsPage, pages } from './pages.ts';
import { useOptions, useOptionsState } from './state/options-context.tsx';
import '../parts/index.css';
import '../parts/side-nav.css';
import './frame.css';

/** Navigation and the open page: side by side, or stacked in a narrow window. */
export function Frame() {
  const say = useSay();
  const { page, named } = useRoute();
  const id = named ? page.id : 'all';
  const side = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(id);
  const { Page } = page;
  useRootTheme(useOptionsState((state) => state.settings?.theme ?? 'system'));

  useEffect(() => {
    document.title = `${say(page.name)} – ${say('options_title')}`;
    if (last.current === id) return;
    // Focuses the heading of the opened page, or the link of the page that was left.
    const back = side.current?.querySelector<HTMLElement>(`[href="#${last.current}"]`);
    (named ? heading.current : back)?.focus();
    last.current = id;
  }, [page, id, named, say]);

  return (
    <main className="options" data-page={id}>
      <header ref={side} className="options-side side-nav">
        <p className="side-brand">
          <Mark size={20} />
          {say('options_title')}
        </p>
        <h1 className="side-brand options-list-title">
          <Mark size={20} />
          {say('options_title')}
        </h1>
        <nav aria-label={say('options_pages')}>
          <ul>
            {pages.map(({ id, name, icon: Icon }) => (
              <li key={id}>
                <a className="side-link" href={`#${id}`} aria-current={id === page.id ? 'page' : undefined}>
                  <Icon size={16} aria-hidden />
                  {say(name)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className="options-main">
        <div className="options-page" key={page.id}>
          <a className="options-back" href="#all">
            <ArrowLeft size={14} aria-hidden />
            {say('options_all_pages')}
          </a>
          <h1 ref={heading} tabIndex={-1}>
            {say(page.name)}
          </h1>
          <Suspense>
            <Page />
          </Suspense>
        </div>
        <NoticeBar />
      </div>
    </main>
  );
}

function listen(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Page named by the address. `named` is false if it names none; then the first page is shown. */
function useRoute(): { page: OptionsPage; named: boolean } {
  const id = useSyncExternalStore(listen, () => window.location.hash.slice(1));
  const found = pages.find((page) => page.id === id);
  return { page: found ?? pages[0]!, named: found !== undefined };
}

/** Notice about the last act in Options, or about its failure. */
function NoticeBar() {
  const { store, undo } = useOptions();
  const notice = useOptionsState((state) => state.notice);
  const undoing = useOptionsState((state) => state.undoing);
  const trouble = useOptionsState((state) => state.trouble);
  return (
    <Notices
      trouble={trouble}
      notice={notice?.text ?? null}
      onUndo={notice?.undo ? () => void undo() : undefined}
      undoing={undoing}
      onDismiss={(shown) => store.setState({ [shown]: null })}
    />
  );
}
