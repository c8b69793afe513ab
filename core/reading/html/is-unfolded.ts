import type { HtmlElement } from './html-node.ts';

/** How builders of websites call the part below a heading or tab that a click shows. */
const NAMES =
  /(?:^|[\s_-])(?:tab-?(?:pane|panel|content)|accordion|(?:toggle|spoiler|faq)_?-?(?:content|body|text|answer)|answer|collaps(?:e|ible)|expandable|read-?more|more-?text)(?:$|[\s_-])/i;
/** Parts that a click shows, too, but that are no text of the page. */
const OTHERS =
  /(?:^|[\s_-])(?:nav\w*|menu|search|log-?in|sign-?in|cart|basket|modal|pop-?up|dialog|overlay|cookies?|message|alert|success|error)(?:$|[\s_-])/i;

/** Is this part, hidden at first, meant to be unfolded and read: a tab, or an answer below its question? */
export function isUnfolded(element: HtmlElement): boolean {
  const role = element.getAttribute('role');
  if (role === 'tabpanel' || role === 'region') return true;
  const names = `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`;
  return NAMES.test(names) && !OTHERS.test(names);
}
