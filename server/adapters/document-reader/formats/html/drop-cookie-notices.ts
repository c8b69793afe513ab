const LONGEST_BUTTON = 40;
const LONGEST_NOTICE = 1_200;
const HIGHEST = 5;
const ACCEPT =
  /^(?:(?:ok(?:ay)?|got it|i (?:agree|understand|accept)|agree|accept|allow|reject|decline|(?:alle[ns]? )?(?:akzeptieren|ablehnen|annehmen|zustimmen)|verstanden|einverstanden|accepter|tout (?:accepter|refuser)|refuser|aceptar|rechazar|accett\w+|rifiuta\w*|aceitar|accepteren|weigeren|kabul et|akceptuj\w*)(?![\p{L}])|(?:manage|cookie) (?:preferences|settings)).{0,25}$/iu;
const COOKIES = /\b(?:cookies?|çerez\w*|ciasteczk\w*)\b/i;

/** Takes out what asks for a consent to cookies without a name that says so: a short text about them with a button below it. */
export function dropCookieNotices(document: Document): void {
  if (!COOKIES.test(document.body.textContent ?? '')) return;
  for (const button of document.querySelectorAll(
    'button, a[role="button"], a[class*="btn"], a[class*="button"], a[href="#"]',
  )) {
    const words = (button.textContent ?? '').trim();
    if (words.length > LONGEST_BUTTON || !ACCEPT.test(words)) continue;
    noticeAround(button)?.remove();
  }
}

function noticeAround(button: Element): Element | null {
  let box = button.parentElement;
  for (let height = 0; box !== null && box.localName !== 'body' && height < HIGHEST; height += 1) {
    const text = box.textContent ?? '';
    if (text.length > LONGEST_NOTICE || box.querySelector('h1, main, article') !== null) return null;
    if (COOKIES.test(text)) return box;
    box = box.parentElement;
  }
  return null;
}
