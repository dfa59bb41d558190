import { createContext } from 'react';

/** True inside a block that may still grow. */
export const Growing = createContext(false);
