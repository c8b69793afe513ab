import { writeStyleWords } from './write-style-words.ts';

const RULE = /(?<=^|[{}])([^{}]+)\{([^{}]*)\}/g;
/** One that does not end goes on to the end of the sheet. */
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g;
/** A class or an id, with elements and classes around it at most: what a pointer is over is not what is drawn. */
const SIMPLE = /^[\w\s>.#-]+$/;
const NAME = /[.#](?:[\w-]|\\.)+/g;
/** What changes the meaning of a text: a line through it, and figures that are raised. */
const TELLING = [
  /(?:^|;)\s*(text-decoration[\w-]*\s*:[^;]*line-through)/i,
  /(?:^|;)\s*(vertical-align\s*:\s*super)\b/i,
];
const HIDING =
  /(?:^|;)\s*((?:display\s*:\s*none|visibility\s*:\s*hidden)\b|(?:left|top|text-indent)\s*:\s*-\d{4,})/i;
/** What is moved away for those who see a page is there for those who listen to it. */
const SPOKEN = /sr-only|screen-?reader|visually-?hidden|a11y|skip|offscreen/i;
const SHOWING = /(?:^|;)\s*(?:display\s*:(?!\s*none)|visibility\s*:\s*visible)/i;
/** On paper and on small screens other things are hidden. */
const OTHER_MEDIA = /@media(?!\s+(?:only\s+)?(?:screen|all)\s*\{)/;
/** Each of them is looked for in the whole page. */
const MOST_RULES = 200;

interface Rule {
  selector: string;
  rules: string;
}

/**
 * Gives what a style sheet within the page strikes, raises or hides this style itself, where `isStruckThrough`,
 * `superscriptOf` and `isHidden` see it. Exports of word processors write all their styles there. Where the page has a
 * script, or another rule, that may show a part after all, the part is not hidden.
 */
export function applyTellingStyles(document: Document): void {
  writeStyleWords(document);
  const sheets = [...document.querySelectorAll('style')]
    .map((sheet) => (sheet.textContent ?? '').replace(COMMENT, ''))
    .filter((text) => /line-through|\bsuper\b|\bnone\b|\bhidden\b|:\s*-\d{4}/.test(text));
  if (sheets.length === 0) return;
  const rules = sheets.flatMap((text) => readRules(withoutOtherMedia(text)));
  const telling = rules.flatMap(({ selector, rules: given }) => {
    const styles = TELLING.flatMap((pattern) => pattern.exec(given)?.[1] ?? []);
    return styles.length > 0 ? [{ selector, style: styles.join(';') }] : [];
  });
  for (const { selector, style } of telling.slice(0, MOST_RULES))
    applyStyles(document, selector, style, new Set());
  if (document.querySelector('script:not([type*="json"])') !== null) return;
  const hiding = rules
    .filter(({ selector, rules: given }) => HIDING.test(given) && !SPOKEN.test(selector))
    .slice(0, MOST_RULES);
  const shown = new Set(sheets.flatMap(readRules).flatMap(namesShown));
  for (const { selector, rules: given } of hiding)
    applyStyles(document, selector, HIDING.exec(given)?.[1] ?? '', shown);
}

function readRules(sheet: string): Rule[] {
  return [...sheet.matchAll(RULE)].flatMap(([, selectors = '', rules = '']) =>
    selectors.split(',').map((selector) => ({ selector: selector.trim(), rules })),
  );
}

/** The sheet without what is in the braces of other media. */
function withoutOtherMedia(text: string): string {
  let kept = '';
  let depth = 0;
  for (const part of text.split(/(?<=[{}])/)) {
    const opens = part.endsWith('{');
    if (depth === 0 && !(opens && OTHER_MEDIA.test(part))) kept += part;
    else depth += opens ? 1 : part.endsWith('}') ? -1 : 0;
  }
  return kept;
}

/** Classes and ids that a rule shows, in any medium or state. */
function namesShown({ selector, rules }: Rule): string[] {
  return SHOWING.test(rules) ? (selector.match(NAME) ?? []).map((name) => name.replace(/\\/g, '')) : [];
}

function applyStyles(document: Document, selector: string, style: string, shown: ReadonlySet<string>): void {
  if (!SIMPLE.test(selector) || !/[.#][\w-]/.test(selector)) return;
  for (const element of document.querySelectorAll(selector)) {
    const classes = (element.getAttribute('class') ?? '').split(/\s+/).map((name) => `.${name}`);
    if ([`#${element.id}`, ...classes].some((name) => shown.has(name))) continue;
    element.setAttribute('style', [element.getAttribute('style') ?? '', style].join(';'));
  }
}
