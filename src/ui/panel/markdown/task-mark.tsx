import { useSay } from '../../parts/services-context.tsx';

/** Before an item of a task list: it only shows how things stand, so its name says that in words. */
export function TaskMark({ done }: { done: boolean }) {
  const say = useSay();
  return <input type="checkbox" checked={done} disabled aria-label={say(done ? 'ui_task_done' : 'ui_task_to_do')} />;
}
