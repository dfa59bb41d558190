/** Anything that survives `JSON.stringify` and `structuredClone` alike. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The part of JSON Schema that tool parameters use; the protocol prints it, forms are made from it. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  enum?: Json[];
  default?: Json;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
}
