import { useSay } from '../../parts/services-context.tsx';

/** Checkbox of a task list item, with its state in words. */
export function TaskMark({ done }: { done: boolean }) {
  const say = useSay();
  return <input type="checkbox" checked={done} disabled aria-label={say(done ? 'ui_task_done' : 'ui_task_to_do')} />;
}
