import { type Text, text } from './text.ts';

/** A tool's name as a person reads it. One that no tool has, which a model may make up, stays as it was written. */
export const toolName = (name: string): Text => text('tool_name', { name, plain: name.replaceAll('_', ' ') });
