/** The nodes that a page declares for machines in its JSON-LD scripts, as they stand there. */
export function readDeclaredData(document: Document): unknown[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => parseJson(script.textContent ?? ''))
    .filter((data) => data !== undefined);
}

/** Whether a node is of a schema.org type, by its name or a pattern of names. */
export function hasType(node: Record<string, unknown>, type: RegExp): boolean {
  const declared = Array.isArray(node['@type']) ? node['@type'] : [node['@type']];
  return declared.some((name) => typeof name === 'string' && type.test(name));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    // Broken data for machines takes nothing from the page for people.
    return undefined;
  }
}
