/** What a model gives a tool: an object, also where it writes nothing. Undefined for what is no JSON. */
export function parseToolInput(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
