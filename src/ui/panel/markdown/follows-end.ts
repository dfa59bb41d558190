import { createContext, type RefObject } from 'react';

/** Whether the view follows the end of the conversation. A ref, since a change alone redraws nothing. */
export const FollowsEnd = createContext<Readonly<RefObject<boolean>>>({ current: false });
