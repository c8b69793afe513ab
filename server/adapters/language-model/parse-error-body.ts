/** The body of a refusal: parsed, or as it is where a proxy answered with HTML or plain text. */
export function parseErrorBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
