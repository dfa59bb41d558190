import { addressTasks } from './address-tasks.ts';
import { bookmarkTasks } from './bookmark-tasks.ts';
import { keepingTasks } from './keeping-tasks.ts';
import { pageTasks } from './page-tasks.ts';
import { tabTasks } from './tab-tasks.ts';
import type { Task } from './task.ts';

/** Everyday requests. */
export const tasks: Task[] = [...tabTasks, ...bookmarkTasks, ...keepingTasks, ...pageTasks, ...addressTasks];
