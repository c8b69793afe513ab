import { cleanText } from '#core/reading/text/clean-text.ts';
import { resolveSuperscripts } from '#core/reading/text/resolve-superscripts.ts';
import { writeSubscript } from '#core/reading/text/write-subscript.ts';
import { writeSuperscript } from '#core/reading/text/write-superscript.ts';
import { blockElements } from './block-elements.ts';
import type { Controlled } from './controlled.ts';
import { type HtmlElement, isElement, isText } from './html-node.ts';
import { isHidden } from './is-hidden.ts';
import { isStruckThrough } from './is-struck-through.ts';
import { mathText } from './math-text.ts';
import { silentElements } from './silent-elements.ts';
import { longestEnd, superscriptOf } from './superscript-of.ts';

/** Text of a heading, summary or term on one line. A button is part of it. */
export function visibleText(element: HtmlElement, controlled: Controlled): string {
  return cleanText(resolveSuperscripts(collectText(element, controlled)));
}

function collectText(element: HtmlElement, controlled: Controlled): string {
  let text = '';
  for (const child of element.childNodes) {
    if (isText(child)) text += child.textContent ?? '';
    else if (isElement(child) && child.localName === 'br') text += ' ';
    else if (isElement(child) && child.localName === 'math') text += mathText(child);
    else if (isElement(child) && !isHidden(child, controlled) && !isStruckThrough(child)) {
      const isSilent = silentElements.has(child.localName) && child.localName !== 'button';
      const end = text.slice(-longestEnd);
      const raised = superscriptOf(child, end);
      if (raised !== null) text += writeSuperscript(end, raised);
      else if (child.localName === 'sub') text += writeSubscript(child.textContent ?? '');
      else if (!isSilent)
        text += blockElements.has(child.localName)
          ? ` ${collectText(child, controlled)} `
          : collectText(child, controlled);
    }
  }
  return text;
}
