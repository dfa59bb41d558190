import { createContext } from 'react';

/** Whether the block that one is drawn in may still grow. */
export const Growing = createContext(false);
