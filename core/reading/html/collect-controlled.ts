import { cleanText } from '#core/reading/text/clean-text.ts';
import { type Controlled, nothingControlled } from './controlled.ts';
import { childElements, type HtmlElement, type HtmlNode, isElement } from './html-node.ts';
import { isHidden } from './is-hidden.ts';
import { textStart } from './text-start.ts';

/** Finds the parts of a page that its buttons and tabs show, by what the buttons say of them and by what is next to them. */
export function collectControlled(root: HtmlNode): Controlled {
  const controlled: Controlled = { parts: new Set(), buttons: new Set(), tabs: new Map() };
  collect(root, controlled, false);
  return controlled;
}

function collect(node: HtmlNode, controlled: Controlled, isInForm: boolean): void {
  const isBoxOfTabs = isElement(node) && TABS.test(node.getAttribute('class') ?? '');
  let before: HtmlElement | null = null;
  const children = childElements(node);
  const boxes = boxesAmong(children);
  for (const child of children) {
    for (const id of (child.getAttribute('aria-controls') ?? '').split(/\s+/))
      if (id !== '') controlled.parts.add(id);
    const tab = tabOf(child, node);
    if (tab !== null) controlled.parts.add(tab);
    nameTab(child, tab, controlled);
    const isForm = isInForm || child.localName === 'form';
    if (!isForm && isHeadingOfPart(child)) controlled.buttons.add(child);
    if (isBoxOfTabs && !isOther(child)) controlled.parts.add(child);
    else if (before !== null && !isForm && unfolds(before) && !isOther(child)) {
      const button = buttonIn(before);
      if (isHidden(child, nothingControlled)) {
        controlled.parts.add(child);
        if (button?.localName === 'button' && isName(button)) controlled.buttons.add(button);
      }
    }
    if (
      before !== null &&
      !isForm &&
      isToggle(before, boxes) &&
      !/^(?:label|input|br|li)$/.test(child.localName)
    )
      controlled.buttons.add(before);
    before = child;
    collect(child, controlled, isForm);
  }
}

const TABS = /(?:^|[\s_-])(?:switcher|tab-?(?:contents?|panels?|panes?))(?:$|\s)/i;
const DIALOG =
  /modal|pop-?up|dialog|log-?in|sign-?in|register|cart|basket|search|menu|nav|cookie|close|share|language|filter/i;
/** Beside the names of dialogs: what is shown after a form was sent. */
const ANSWERS = /(?:^|[\s_-])(?:overlay|message|alert|success|error|done|fail|toast|tooltip)(?:$|[\s_-])/i;

function namesOf(element: HtmlElement): string {
  return `${element.getAttribute('id') ?? ''} ${element.getAttribute('class') ?? ''}`;
}

function isOther(element: HtmlElement): boolean {
  const names = namesOf(element);
  const isOfReader = /^(?:dialog|form|nav|template|script|style|noscript|svg|i)$/.test(element.localName);
  return isOfReader || DIALOG.test(names) || ANSWERS.test(names);
}

/** `<label for="a">` next to the box `a`, by which a style sheet shows what comes next. */
function isToggle(label: HtmlElement, boxes: ReadonlySet<string>): boolean {
  return label.localName === 'label' && boxes.has(label.getAttribute('for') ?? '');
}

/** The ids of boxes to tick. */
function boxesAmong(elements: readonly HtmlElement[]): Set<string> {
  const boxes = elements.filter((each) => /^(?:checkbox|radio)$/i.test(each.getAttribute('type') ?? ''));
  return new Set(boxes.map((each) => each.getAttribute('id') ?? '').filter((id) => id !== ''));
}

function nameTab(element: HtmlElement, target: string | null, { tabs }: Controlled): void {
  const toggle = element.getAttribute('data-bs-toggle') ?? element.getAttribute('data-toggle') ?? '';
  // A link to a place in the page is in a list of tabs or of headings: only of tabs is it the name of the part.
  const isBuilt = /(?:^|\s)w-tab-link(?:$|\s)/.test(element.getAttribute('class') ?? '');
  const isTab = isBuilt || element.getAttribute('role') === 'tab' || /^(?:tab|pill)$/.test(toggle);
  const shown =
    (isBuilt ? element.getAttribute('data-w-tab') : element.getAttribute('aria-controls')) ?? target;
  const words = isTab ? cleanText(textStart(element, LONGEST_TAB * 4)) : '';
  if (shown !== null && words !== '' && words.length <= LONGEST_TAB && !DIALOG.test(namesOf(element)))
    tabs.set(shown, words);
}

const LONGEST_TAB = 80;

function isButton(element: HtmlElement): boolean {
  if (element.localName === 'button') return element.getAttribute('type') !== 'submit';
  if (element.getAttribute('role') === 'button') return true;
  return element.localName === 'a' && /^(?:#|javascript:.*)?$/.test(element.getAttribute('href') ?? 'x');
}

/** The element itself, or what is alone in it, as the button in a heading. */
function buttonIn(element: HtmlElement): HtmlElement | null {
  if (isButton(element)) return element;
  const [only, other] = childElements(element);
  return only !== undefined && other === undefined && isButton(only) ? only : null;
}

function unfolds(element: HtmlElement): boolean {
  const button = buttonIn(element);
  return button !== null && !DIALOG.test(`${namesOf(button)} ${textStart(button, 40)}`);
}

/** A button that says that it unfolds something, and has words. */
function isHeadingOfPart(element: HtmlElement): boolean {
  if (element.localName !== 'button' || element.getAttribute('aria-haspopup') !== null) return false;
  const isUnfolding =
    element.getAttribute('aria-expanded') !== null || element.getAttribute('aria-controls') !== null;
  const isTab = element.getAttribute('role') === 'tab';
  const target = element.getAttribute('aria-controls') ?? '';
  return isUnfolding && !isTab && !DIALOG.test(target) && unfolds(element) && isName(element);
}

/** "Read more" names nothing. */
const CALL =
  /^\W*(?:(?:read|show|see|view|load|learn) (?:more|less|all|details)|more(?: info(?:rmation)?)?|details?|open|expand|toggle|mehr(?: \p{L}+)?|weiterlesen|alle anzeigen|voir plus|ver más|leer más)?\W*$/iu;

function isName(button: HtmlElement): boolean {
  return !CALL.test(textStart(button, 60));
}

/** What a tab or a button of a framework shows, by its address or `data-bs-target`; the tabs of others are items of a list. */
function tabOf(element: HtmlElement, parent: HtmlNode): string | null {
  const target = element.getAttribute('data-bs-target') ?? element.getAttribute('data-target');
  const isTab =
    element.getAttribute('role') === 'tab' ||
    element.getAttribute('data-toggle') !== null ||
    element.getAttribute('data-bs-toggle') !== null ||
    (element.localName === 'a' && isElement(parent) && parent.localName === 'li');
  const address = isTab ? (target ?? element.getAttribute('href') ?? '') : '';
  return /^#[^\s#]+$/.test(address) && !OPENED.test(address) ? address.slice(1) : null;
}

const OPENED = /modal|pop-?up|dialog|log-?in|sign-?in|register|cart|search|menu|nav/i;
