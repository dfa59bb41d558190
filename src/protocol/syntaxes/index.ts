import type { FullSyntax } from '../syntax.ts';
import { jsonBlock } from './json-block.ts';

/** Every syntax that a model can be asked to use; the first is the default. */
export const fullSyntaxes: FullSyntax[] = [jsonBlock];
