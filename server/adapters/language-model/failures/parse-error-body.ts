import { parseJson } from '#core/safety/parse-json.ts';

/** The body of a refusal: parsed, or as it is where a proxy answered with HTML or plain text. */
export const parseErrorBody = (text: string): unknown => parseJson(text) ?? text;
