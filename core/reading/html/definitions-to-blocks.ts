import { isQuestion } from '#core/reading/is-question.ts';
import type { Block } from '#core/reading/read-document.ts';
import type { Controlled } from './controlled.ts';
import { childElements, type HtmlElement } from './html-node.ts';
import { isHidden } from './is-hidden.ts';
import { isStruckThrough } from './is-struck-through.ts';
import { plainAnswer } from './plain-answer.ts';
import { visibleText } from './visible-text.ts';

interface DefinitionReading {
  controlled: Controlled;
  /** Reads a description into blocks. */
  readCell(cell: HtmlElement): Block[];
}

/** Terms with their descriptions: a question with its answer when the term asks one, else one line each. */
export function definitionsToBlocks(list: HtmlElement, { controlled, readCell }: DefinitionReading): Block[] {
  const blocks: Block[] = [];
  let terms: string[] = [];
  for (const child of definitionChildren(list)) {
    if (isHidden(child, controlled) || isStruckThrough(child)) continue;
    if (child.localName === 'dt') {
      terms.push(visibleText(child, controlled));
      continue;
    }
    const term = terms.filter((text) => text !== '').join(', ');
    const content = readCell(child);
    const answer = plainAnswer(content);
    if (answer !== null && isQuestion(term)) {
      blocks.push({ kind: 'question', question: term, alternatives: [], answer });
    } else if (answer !== null && term !== '' && !answer.includes('\n')) {
      blocks.push({ kind: 'paragraph', text: `${term.replace(/:$/, '')}: ${answer}` });
    } else {
      if (term !== '') blocks.push({ kind: 'paragraph', text: term });
      blocks.push(...content);
    }
    terms = [];
  }
  return blocks;
}

/** Pairs may be wrapped in a `div` each. */
function definitionChildren(list: HtmlElement): HtmlElement[] {
  return childElements(list)
    .flatMap((child) => (child.localName === 'div' ? definitionChildren(child) : [child]))
    .filter((child) => child.localName === 'dt' || child.localName === 'dd');
}
