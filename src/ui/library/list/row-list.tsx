import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { errorText } from '../../panel/state/error-text.ts';
import { Button } from '../../parts/button.tsx';
import { Said } from '../../parts/foreign-text.tsx';
import { useSay, useServices } from '../../parts/services-context.tsx';
import { useSlow } from '../../parts/use-slow.ts';
import { PermissionMissing } from '../rows/library-row.ts';
import { useLibrary, useLibraryState } from '../state/library-context.tsx';
import { RowGrid } from './row-grid.tsx';
import './row-list.css';

interface Props {
  box: RefObject<HTMLDivElement | null>;
  onClear(): void;
}

/** Rows of the open section, or the reason why it is empty. */
export function RowList({ box, onClear }: Props) {
  const tree = useLibraryState((state) => state.tree);
  const version = useSyncExternalStore(tree.subscribe, () => tree.version);
  const size = tree.size;
  const query = useLibraryState((state) => state.query);
  const slow = useSlow(size === null && tree.error === null);
  const say = useSay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change may have put the first page out of date.
  useEffect(() => void tree.want(0, 0), [tree, version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [box, tree]);

  return (
    <div className="row-box" ref={box} aria-busy={size === null}>
      {tree.error !== null ? (
        <Failure error={tree.error} />
      ) : size === null ? (
        slow && <p className="row-none">{say('library_loading')}</p>
      ) : size === 0 ? (
        <Nothing onClear={onClear} />
      ) : (
        <RowGrid key={query} box={box} tree={tree} size={size} />
      )}
    </div>
  );
}

/** Message for a section without rows, with a next step. */
function Nothing({ onClear }: Pick<Props, 'onClear'>) {
  const say = useSay();
  const section = useLibraryState((state) => state.section);
  const query = useLibraryState((state) => state.query.trim());
  const { icon: Icon } = section;
  return (
    <div className="row-none">
      <Icon size={24} aria-hidden />
      <p>{query ? <Said text={{ key: 'library_no_match', params: { query } }} /> : say(section.empty)}</p>
      {query && <Button onClick={onClear}>{say('library_clear_search')}</Button>}
    </div>
  );
}

function Failure({ error }: { error: unknown }) {
  const say = useSay();
  const library = useLibrary();
  const { requestPermission } = useServices();
  const section = useLibraryState((state) => state.section);
  const { permission } = section;
  const again = useRef(library.refresh);
  if (error instanceof PermissionMissing && permission)
    return (
      <div className="row-none">
        <p>{say('library_needs_permission')}</p>
        <Button
          kind="fill"
          onClick={() => void requestPermission(permission).then((given) => given && again.current())}
        >
          {say('ui_allow')}
        </Button>
      </div>
    );
  return (
    <div className="row-none" role="alert">
      <Said as="p" text={errorText(error)} />
      <Button onClick={library.refresh}>{say('ui_retry')}</Button>
    </div>
  );
}
