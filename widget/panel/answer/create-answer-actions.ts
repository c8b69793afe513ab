import type { Feedback } from '#contract/conversations/conversations.ts';
import type { Transport } from '../chat/transport.ts';
import { createElement } from '../view/create-element.ts';
import { createIcon, type IconName } from '../view/create-icon.ts';
import type { Words } from '../words/en.ts';

/** The buttons below an answer: copy it, and rate it. */
export function createAnswerActions(
  words: Words,
  text: string,
  messageId: string,
  given: Feedback | null,
  onRate: Transport['rateMessage'],
): HTMLElement {
  let feedback = given;
  const done = createElement('span', { role: 'status', class: 'done' });
  const createButton = (icon: IconName, label: string, click: () => void) =>
    createElement(
      'button',
      { type: 'button', class: 'quiet small', 'aria-label': label, click },
      createIcon(icon),
    );
  const copy = createButton('copy', words.copy, () => {
    navigator.clipboard.writeText(text).then(
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
      await onRate(messageId, feedback);
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
