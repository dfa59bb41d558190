import { createContext, type RefObject } from 'react';

/** True inside a block that may still grow. */
export const Growing = createContext(false);

/** Holds true while the view follows the end. It is a ref because a change must not re-render anything. */
export const FollowsEnd = createContext<Readonly<RefObject<boolean>>>({ current: false });
