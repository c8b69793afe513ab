/** A value of a JSON file. Numbers are kept as they are written: one of 20 figures is no number of this language. */
export type JsonValue = string | boolean | null | JsonNumber | JsonValue[] | JsonObject;

export interface JsonNumber {
  written: string;
}

/** A map, as a file may call a key `__proto__`. */
export type JsonObject = Map<string, JsonValue>;
