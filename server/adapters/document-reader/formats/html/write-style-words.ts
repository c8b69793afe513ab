const RULE =
  /(?<=^|[{}])\s*([^{}]+?)::?(before|after)\s*\{[^{}]*?\bcontent\s*:\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|attr\([\w-]+\))\s*(?:[;}]|$)/g;
/** A class or an id, with elements and classes around it at most. */
const SIMPLE = /^[\w\s>.#-]+$/;
const ESCAPE = /\\([\da-f]{1,6})\s?|\\(.)/gi;
/** Single letters are drawn as pictures by fonts of icons. */
const WORDS = /\p{L}{2}|\d|[✓✔✗✘☑☐☒✅❌]/u;
const MOST_RULES = 100;
const MOST_PLACES = 500;
const LONGEST = 120;

/**
 * Writes into the page the words that a style sheet within it draws before or after a part: `sold out`, a tick, or what is in
 * an attribute, as a price that only its style shows.
 */
export function writeStyleWords(document: Document): void {
  const sheets = [...document.querySelectorAll('style')]
    .map((sheet) => sheet.textContent ?? '')
    .filter((text) => /\bcontent\s*:/.test(text) && !/@media\s+print/.test(text));
  const rules = sheets.flatMap((text) => [...text.matchAll(RULE)]).slice(0, MOST_RULES);
  for (const [, selectors = '', place = '', value = ''] of rules) {
    for (const selector of selectors
      .split(',')
      .map((each) => each.replace(/::?(?:before|after)$/, '').trim())) {
      if (!SIMPLE.test(selector) || !/[.#][\w-]/.test(selector)) continue;
      const targets = [...document.body.querySelectorAll(selector)];
      if (targets.length <= MOST_PLACES) for (const element of targets) write(element, place, value);
    }
  }
}

function write(element: Element, place: string, value: string): void {
  const name = /^attr\(([\w-]+)\)$/.exec(value)?.[1];
  const words = name === undefined ? plain(value.slice(1, -1)) : (element.getAttribute(name) ?? '');
  if (!WORDS.test(words) || words.length > LONGEST) return;
  const text = element.ownerDocument.createTextNode(place === 'before' ? `${words} ` : ` ${words}`);
  if (place === 'before') element.prepend(text);
  else element.append(text);
}

function plain(text: string): string {
  return text.replace(ESCAPE, (_, code: string | undefined, sign: string | undefined) =>
    code === undefined ? (sign ?? '') : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
  );
}
