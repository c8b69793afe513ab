import type { SourcePart } from '#contract/conversations.schemas.ts';
import type { Feedback } from '#contract/conversations.ts';
import { createElement } from './create-element.ts';
import { createIcon, type IconName } from './create-icon.ts';
import { createSources, type SourcesView } from './create-sources.ts';
import { type CitedSource, groupCitations } from './group-citations.ts';
import { createMarkdownView } from './render-markdown.ts';
import { fillIn } from './words/choose-language.ts';
import type { Words } from './words/en.ts';

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
  addSource(source: SourcePart): void;
  readonly text: string;
  /** Draws the rest: the mark of a near match, sources, and the buttons. Later calls replace what was drawn. */
  finish(result: AnswerResult): void;
}

/** One message of the agent. Shows three dots until the first word is there. */
export function createAnswer(
  words: Words,
  onRate: (messageId: string, feedback: Feedback | null) => Promise<void>,
): AnswerView {
  let text = '';
  const parts: SourcePart[] = [];
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
  const bubble = createElement('div', { class: 'bubble' }, dots);
  const element = createElement(
    'article',
    { class: 'message answer' },
    createElement('span', { class: 'unseen' }, `${words.assistant}: `),
    bubble,
  );
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
      const canRate = result.messageId !== undefined && result.outcome !== 'smalltalk';
      element.classList.toggle('near', result.outcome === 'hedged');
      const rows = [
        result.outcome === 'hedged' && createElement('p', { class: 'mark' }, words.closestMatch),
        text !== '' && bubble,
        result.note && createElement('p', { class: 'note' }, result.note),
        sourcesView?.element,
        canRate && text !== '' && createActions(words, () => text, result, onRate),
      ];
      element.replaceChildren(
        createElement('span', { class: 'unseen' }, `${words.assistant}: `),
        ...rows.filter((row) => row instanceof Node),
      );
    },
  };
}

function createActions(
  words: Words,
  readText: () => string,
  result: AnswerResult,
  onRate: (messageId: string, feedback: Feedback | null) => Promise<void>,
): HTMLElement {
  let feedback = result.feedback ?? null;
  const done = createElement('span', { role: 'status', class: 'done' });
  const createButton = (icon: IconName, label: string, click: () => void) =>
    createElement(
      'button',
      { type: 'button', class: 'quiet small', 'aria-label': label, click },
      createIcon(icon),
    );
  const copy = createButton('copy', words.copy, () => {
    navigator.clipboard.writeText(readText()).then(
      () => {
        done.textContent = words.copied;
        copy.replaceChildren(createIcon('check'));
      },
      () => {
        done.textContent = words.failed;
      },
    );
  });
  const rate = async (wanted: Feedback) => {
    const before = feedback;
    feedback = feedback === wanted ? null : wanted;
    draw();
    try {
      await onRate(result.messageId!, feedback);
    } catch {
      feedback = before;
      done.textContent = words.failed;
      draw();
    }
  };
  const positive = createButton('up', words.helpful, () => void rate('positive'));
  const negative = createButton('thumbDown', words.notHelpful, () => void rate('negative'));
  const draw = () => {
    positive.setAttribute('aria-pressed', String(feedback === 'positive'));
    negative.setAttribute('aria-pressed', String(feedback === 'negative'));
  };
  draw();
  // Browsers give the clipboard to secure pages only.
  const canCopy = navigator.clipboard !== undefined;
  return createElement('div', { class: 'actions' }, canCopy && copy, positive, negative, done);
}
