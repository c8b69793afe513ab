/** Where a form to sign in is only an offer next to the text of a page. */
const BESIDE =
  'header, nav, footer, aside, dialog, template, [role="banner"], [role="navigation"], [role="dialog"], [role="contentinfo"], [role="complementary"], [aria-modal="true"]';
const BESIDE_NAMES =
  /(?:^|[\s_-])(?:header|top-?bar|nav(?:bar|igation)?|menu|modal|pop-?up|popover|drop-?down|off-?canvas|drawer|flyout|side-?bar|toolbar|widget|overlay|footer|account-?(?:box|menu|panel)|mini-?(?:login|cart))(?:$|[\s_-])/i;

const PASSWORD_FIELD = 'input[type="password" i]';
/** Asked for alone, before the password. */
export const nameField = 'input[autocomplete~="username" i], form input[type="email" i]';

/**
 * The form that asks for a password within the main text of a page, or the field where there is no form. One in a
 * header, menu or dialog, hidden, or before the first heading, is an offer on every page and null here.
 * @param fields what the form asks for
 */
export function findLoginForm(page: Document, fields: string = PASSWORD_FIELD): Element | null {
  const heading = page.querySelector('h1');
  const main = page.querySelector('main, [role="main"]');
  for (const field of page.querySelectorAll(fields)) {
    const form = field.closest('form') ?? field;
    if (isBeside(form) || main?.contains(form) === false || (heading !== null && isBefore(form, heading)))
      continue;
    return form;
  }
  return null;
}

function isBeside(form: Element): boolean {
  if (form.closest(BESIDE) !== null) return true;
  for (let at: Element | null = form; at !== null && at.localName !== 'body'; at = at.parentElement) {
    if (BESIDE_NAMES.test(`${at.id} ${at.getAttribute('class') ?? ''}`) || at.hasAttribute('hidden'))
      return true;
    if (/display\s*:\s*none/i.test(at.getAttribute('style') ?? '')) return true;
  }
  return false;
}

/** A heading within the form is the form's own. */
function isBefore(form: Element, heading: Element): boolean {
  if (form.contains(heading)) return false;
  const both = [...(form.ownerDocument?.querySelectorAll('form, input, h1') ?? [])];
  return both.indexOf(form) < both.indexOf(heading);
}
