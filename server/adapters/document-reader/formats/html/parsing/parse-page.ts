import { parseHTML } from 'linkedom';
import { limitDepth } from './limit-depth.ts';
import { limitMarkup } from './limit-markup.ts';
import { spareListeners } from './spare-listeners.ts';
import { withoutServerWords } from './without-server-words.ts';

spareListeners();

/**
 * Parses HTML of any kind into a document with one root: a fragment, a torso, or a page with anything before its
 * doctype or after its end, as a browser would. What a server says about its own errors is no part of the page.
 */
export function parsePage(html: string): Document {
  // The parser takes the first element for the root and loses the rest, so the page goes into a root of our own.
  const content = limitMarkup(withoutServerWords(html))
    .replace(SERVER_WARNING, '')
    .replace(/<\/(?:body|html)\s*>/gi, '');
  const { document } = parseHTML(`<!doctype html><html><head></head><body>${content}</body></html>`);
  for (const root of document.querySelectorAll('html html')) {
    copyAttributes(root, document.documentElement);
    unwrap(root);
  }
  for (const head of document.querySelectorAll('body head')) liftHead(head, document.head);
  for (const body of document.querySelectorAll('body body')) {
    copyAttributes(body, document.body);
    unwrap(body);
  }
  if (CAPITAL_ATTRIBUTE.test(html)) lowerAttributeNames(document);
  limitDepth(document.documentElement);
  return document;
}

/** `<br />\n<b>Warning</b>: … in <b>/var/www/index.php</b> on line <b>3</b><br />` */
const SERVER_WARNING =
  /(?:<br\s*\/?>\s*){0,5}<b>(?:Notice|Warning|Deprecated|Strict Standards|(?:Fatal|Parse) error)<\/b>:[^<]{0,2000}<b>[^<]{0,500}<\/b> on line <b>\d+<\/b>(?:\s*<br\s*\/?>)*/g;

const CAPITAL_ATTRIBUTE = /<[A-Za-z][^<>]*\s(?:(?=[a-z\d_-]*[A-Z])[\w-]+\s*=|HIDDEN\b|CHECKED\b|DISABLED\b)/;

const HEAD_ELEMENTS = new Set(['title', 'meta', 'link', 'base', 'script', 'style', 'noscript', 'template']);

/** A head that was never closed holds the page: what cannot be in a head goes on to where the head was. */
function liftHead(head: Element, target: Element): void {
  let isBody = false;
  for (const child of [...head.childNodes]) {
    const name = child.nodeName.toLowerCase();
    const isBlank = child.nodeType === 8 || (child.nodeType === 3 && (child.textContent ?? '').trim() === '');
    isBody = isBody || !(isBlank || HEAD_ELEMENTS.has(name));
    if (!isBody) target.appendChild(child);
  }
  unwrap(head);
}

function unwrap(element: Element): void {
  for (const child of [...element.childNodes]) element.parentNode?.insertBefore(child, element);
  element.remove();
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) if (!to.hasAttribute(name)) to.setAttribute(name, value);
}

/** Names of attributes know no case in HTML, but this parser keeps it. */
function lowerAttributeNames(document: Document): void {
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const lower = name.toLowerCase();
      if (lower === name) continue;
      element.removeAttribute(name);
      if (!element.hasAttribute(lower)) element.setAttribute(lower, value);
    }
  }
}
