const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9_]*)\}/g;

/** The names in braces in a text, each once, in their order. */
export function readPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name as string))];
}
