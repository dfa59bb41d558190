import { boundMemory, limits, OUT_OF_ROOM } from '@/src/tools/pages/pdf/bound-memory.ts';

// Must run before the library is loaded, which looks up these functions when it unpacks.
boundMemory(globalThis, limits, () => globalThis.postMessage(OUT_OF_ROOM));
