/** The nodes that a page declares for machines in its JSON-LD scripts, as they are there. */
export function readDeclaredData(document: Document): unknown[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => parseJson(script.textContent ?? ''))
    .filter((data) => data !== undefined);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    // Broken data for machines takes nothing from the page for people.
    return undefined;
  }
}
