import { createContext, type RefObject } from 'react';

/** True inside a block that may still grow. */
export const Growing = createContext(false);

/** True while the view follows the end of the conversation. A ref, since a change alone redraws nothing. */
export const FollowsEnd = createContext<Readonly<RefObject<boolean>>>({ current: false });
