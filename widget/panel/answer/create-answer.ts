import type { Feedback } from '#contract/conversations/conversations.ts';
import type { Transport } from '../chat/transport.ts';
import { type Child, createElement } from '../view/create-element.ts';
import type { Words } from '../words/en.ts';
import { fillIn } from '../words/fill-in.ts';
import { createAnswerActions } from './create-answer-actions.ts';
import { createSources, type SourcesView } from './create-sources.ts';
import { type CitableSource, type CitedSource, groupCitations } from './group-citations.ts';
import { createMarkdownView } from './render-markdown.ts';

export interface AnswerResult {
  /** Absent for what the agent says by itself, which is not rated. */
  messageId?: string | undefined;
  outcome?: string | null | undefined;
  feedback?: Feedback | null | undefined;
  /** A line below, such as that the visitor stopped the answer. */
  note?: string | undefined;
}

export interface AnswerView {
  element: HTMLElement;
  addText(delta: string): void;
  addSource(source: CitableSource): void;
  readonly text: string;
  /** Draws the rest: the mark of a near match, sources, and the buttons. Later calls replace what was drawn. */
  finish(result: AnswerResult): void;
}

/**
 * One message of the agent, or of a person, who is shown above it then. Shows three dots until the first word is
 * there.
 */
export function createAnswer(words: Words, onRate: Transport['rateMessage'], person?: Child[]): AnswerView {
  let text = '';
  const parts: CitableSource[] = [];
  let sources: CitedSource[] = [];
  let sourcesView: SourcesView | undefined;
  let isFinished = false;
  let isDrawPlanned = false;
  const drawCitation = (number: number) => {
    const source = sources[number - 1];
    if (!source) return '';
    return createElement(
      'button',
      {
        type: 'button',
        class: 'chip',
        'aria-label': fillIn(words.source, { number, title: source.title }),
        click: () => sourcesView?.show(number),
      },
      String(number),
    );
  };
  const body = createMarkdownView(drawCitation, words.newTab);
  const dots = createElement(
    'span',
    { class: 'dots', 'aria-hidden': 'true' },
    ...[1, 2, 3].map(() => createElement('span')),
  );
  const speaker = person
    ? createElement('p', { class: 'note', dir: 'auto' }, ...person)
    : createElement('span', { class: 'unseen' }, `${words.assistant}: `);
  const bubble = createElement('div', { class: 'bubble' }, dots);
  const element = createElement('article', { class: 'message answer' }, speaker, bubble);
  const draw = () => {
    isDrawPlanned = false;
    if (isFinished) return;
    if (!body.element.isConnected && text.trim() !== '') bubble.replaceChildren(body.element);
    body.update(text, true);
  };

  return {
    element,
    get text() {
      return text;
    },
    addText(delta) {
      text += delta;
      // At most once a frame, however small the pieces are in which an answer comes.
      if (!isDrawPlanned) requestAnimationFrame(draw);
      isDrawPlanned = true;
    },
    addSource(source) {
      parts.push(source);
    },
    finish(result) {
      isFinished = true;
      const cited = groupCitations(text, parts);
      sources = cited.sources;
      body.update(cited.text, false);
      bubble.replaceChildren(body.element);
      sourcesView = sources.length > 0 ? createSources(sources, words) : undefined;
      const { messageId, outcome, feedback = null, note } = result;
      const hasActions = messageId !== undefined && outcome !== 'smalltalk' && text !== '';
      element.classList.toggle('near', outcome === 'hedged');
      const rows = [
        outcome === 'hedged' && createElement('p', { class: 'mark' }, words.closestMatch),
        text !== '' && bubble,
        note && createElement('p', { class: 'note' }, note),
        sourcesView?.element,
        hasActions && createAnswerActions(words, text, messageId, feedback, onRate),
      ];
      element.replaceChildren(speaker, ...rows.filter((row) => row instanceof Node));
    },
  };
}
