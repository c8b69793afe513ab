import { createElement } from '../view/create-element.ts';

interface QuestionCardOptions {
  /** The heading, and the lines below it. */
  heading: string;
  lines: readonly string[];
  yes: string;
  no: string;
  onYes(): Promise<void>;
  onNo(): void;
}

export interface QuestionCard {
  element: HTMLElement;
  focus(): void;
  /** It was not done: says why, with where it can be done instead, if anywhere. */
  fail(sentence: string, link: HTMLElement | null): void;
}

/** Asks once before something is done. */
export function createQuestionCard(options: QuestionCardOptions): QuestionCard {
  const alert = createElement('p', { class: 'field-error', role: 'alert' });
  const run = async () => {
    yes.disabled = true;
    alert.textContent = '';
    await options.onYes();
    yes.disabled = false;
  };
  const yes = createElement(
    'button',
    { type: 'button', class: 'primary', click: () => void run() },
    options.yes,
  );
  const element = createElement(
    'section',
    { class: 'lead booking', 'aria-labelledby': 'booking-title', tabindex: '-1' },
    createElement('h2', { id: 'booking-title', dir: 'auto' }, options.heading),
    ...options.lines.map((line) => createElement('p', { class: 'what', dir: 'auto' }, line)),
    alert,
    createElement(
      'div',
      { class: 'buttons' },
      yes,
      createElement('button', { type: 'button', class: 'plain', click: () => options.onNo() }, options.no),
    ),
  );
  return {
    element,
    focus: () => element.focus({ preventScroll: true }),
    fail(sentence, link) {
      alert.textContent = sentence;
      if (link && !element.querySelector('.page')) alert.after(link);
    },
  };
}
