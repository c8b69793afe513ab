import type { BookingAnswers, BookingQuestion } from '#contract/bookings/bookings.schemas.ts';
import { createElement } from '../view/create-element.ts';

type Answer = BookingAnswers[string];

const types = { text: 'text', number: 'number', phone: 'tel', url: 'url' } as const;

/**
 * What a question is answered with.
 * @param choose first entry of a list
 * @param known the answer before
 */
export function createAnswerField(
  { kind, label, options }: BookingQuestion,
  choose: string,
  maximumLength: number,
  known: Answer | undefined,
  onAnswer: (answer: Answer) => void,
): HTMLElement {
  const text = typeof known === 'string' ? known : '';
  const maxlength = String(maximumLength);
  if (kind === 'long-text') {
    const area = createElement('textarea', {
      rows: '3',
      maxlength,
      input: () => onAnswer(area.value.trim()),
    });
    area.value = text;
    return area;
  }
  if (kind === 'choice') {
    const select = createElement(
      'select',
      { change: () => onAnswer(select.value) },
      createElement('option', { value: '' }, choose),
      ...options.map((option) =>
        createElement('option', { value: option, selected: option === text }, option),
      ),
    );
    return select;
  }
  if (kind === 'choices' || kind === 'yes-no') return createBoxes(kind, options, label, known, onAnswer);
  const input = createElement('input', {
    type: types[kind],
    maxlength,
    value: text,
    ...(kind === 'number' ? { step: 'any' } : {}),
    input: () => onAnswer(input.value.trim()),
  });
  return input;
}

function createBoxes(
  kind: 'choices' | 'yes-no',
  options: readonly string[],
  label: string,
  known: Answer | undefined,
  onAnswer: (answer: Answer) => void,
): HTMLElement {
  const shown = kind === 'yes-no' ? [label] : options;
  const isOn = (option: string) => (Array.isArray(known) ? known.includes(option) : known === true);
  const boxes = shown.map((option) =>
    createElement('input', { type: 'checkbox', checked: isOn(option), change: () => tell() }),
  );
  const tell = () => {
    const chosen = shown.filter((_option, at) => boxes[at]?.checked);
    onAnswer(kind === 'yes-no' ? chosen.length > 0 : chosen);
  };
  return createElement(
    'div',
    { class: 'boxes' },
    ...shown.map((option, at) =>
      createElement('label', { class: 'consent' }, boxes[at], createElement('span', { dir: 'auto' }, option)),
    ),
  );
}
