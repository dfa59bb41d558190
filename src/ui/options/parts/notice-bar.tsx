import { Notices } from '../../parts/notices.tsx';
import { useOptions, useOptionsState } from '../state/options-context.tsx';

/** Notice about the last act in Options, or about its failure. */
export function NoticeBar() {
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
