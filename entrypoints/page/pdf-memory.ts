import { boundMemory, limits, OUT_OF_ROOM } from '@/src/tools/pages/pdf/bound-memory.ts';

// Before the library is there, which looks these up when it unpacks.
boundMemory(globalThis, limits, () => globalThis.postMessage(OUT_OF_ROOM));
