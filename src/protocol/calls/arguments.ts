import { asObject } from '../json/json-object.ts';
import { JsonReader } from '../json/reader.ts';

type Note = (repair: string) => void;

/** Reads the arguments that a call gives, as an object, as its JSON text or not at all; null if they are none. */
export function readArguments(given: unknown, note: Note): Record<string, unknown> | null {
  if (given === undefined || given === null || given === '') {
    note('notation:missing-arguments');
    return {};
  }
  if (typeof given !== 'string') return asObject(given);
  note('notation:arguments-as-string');
  return readObject(given, note);
}

function readObject(text: string, note: Note): Record<string, unknown> | null {
  const reader = new JsonReader({ note });
  const end = reader.read(text, 0, text.length);
  reader.end();
  return reader.done && text.slice(end).trim() === '' ? asObject(reader.value) : null;
}
