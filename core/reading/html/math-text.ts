import { cleanText } from '#core/reading/text/clean-text.ts';
import { writeSubscript } from '#core/reading/text/write-subscript.ts';
import { writeSuperscript } from '#core/reading/text/write-superscript.ts';
import { childElements, type HtmlElement } from './html-node.ts';

/** The same formula once more, in the language of another program. */
const SAID_AGAIN = /^(?:annotation(?:-xml)?|mphantom|none|mprescripts)$/;
const NAMED = /^(?:mi|mn|mo|mtext|ms)$/;

/** A formula of MathML in one line: exponents raised, fractions with their stroke, roots with their sign. */
export function mathText(element: HtmlElement): string {
  const name = element.localName;
  if (SAID_AGAIN.test(name)) return '';
  const children = childElements(element).filter((child) => !SAID_AGAIN.test(child.localName));
  if (NAMED.test(name) || children.length === 0) return cleanText(element.textContent ?? '');
  const [base = '', second = '', third = ''] = children.map(mathText);
  switch (name) {
    case 'msup':
    case 'mover':
      return `${base}${writeSuperscript(base, second)}`;
    case 'msub':
    case 'munder':
      return `${base}${writeSubscript(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${base}${writeSubscript(second)}${writeSuperscript(base, third)}`;
    case 'mfrac':
      return `${grouped(base)}/${grouped(second)}`;
    case 'msqrt':
      return `√${grouped(children.map(mathText).join(''))}`;
    case 'mroot':
      return `${writeSuperscript(' ', second)}√${grouped(base)}`;
    default:
      return children.map(mathText).join(name === 'mtr' || name === 'mtable' ? ' ' : '');
  }
}

function grouped(text: string): string {
  return /[+−–-]|\s/.test(text) ? `(${text})` : text;
}
