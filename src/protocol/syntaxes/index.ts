import type { FullSyntax } from '../scan/syntax.ts';
import { bracket } from './bracket.ts';
import { caret } from './caret.ts';
import { functionCall } from './function-call.ts';
import { jsonBlock } from './json-block.ts';
import { native } from './native.ts';
import { toolCallTag } from './tool-call-tag.ts';
import { xml } from './xml.ts';
import { yaml } from './yaml.ts';

/** Every syntax that a model can be asked to use; the first is the default. */
export const fullSyntaxes: FullSyntax[] = [jsonBlock, toolCallTag, bracket, xml, caret, yaml, functionCall, native];
