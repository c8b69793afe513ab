import { createElement } from '../view/create-element.ts';
import { fillIn } from '../words/fill-in.ts';

interface FieldRowOptions {
  field: string;
  label: string;
  isRequired: boolean;
  /** `{field} (optional)` */
  optional: string;
  /** What is filled in: one control, or several with names of their own. */
  input: HTMLElement;
  /** What is filled in says the label by itself. */
  isLabelInside?: boolean;
  isEmpty(): boolean;
  isRight(): boolean;
  sentences: { missing: string; wrong: string };
}

export interface FieldRow {
  field: string;
  element: HTMLElement;
  focus(): void;
  isEmpty(): boolean;
  /** Whether it can be sent; says below it why not. */
  check(): boolean;
  /** The server said no. */
  refuse(): void;
}

let made = 0;

/** A control with its label above and what is wrong with it below. */
export function createFieldRow(options: FieldRowOptions): FieldRow {
  const { field, isRequired, input, isEmpty, sentences } = options;
  made += 1;
  const id = `booking-${made}`;
  const isGroup = input.tagName === 'DIV';
  const label = isRequired ? options.label : fillIn(options.optional, { field: options.label });
  const error = createElement('p', { class: 'field-error', id: `${id}-error`, hidden: true });
  input.id = id;
  input.setAttribute('aria-describedby', error.id);
  if (isGroup) {
    input.setAttribute('role', 'group');
    input.setAttribute('aria-labelledby', `${id}-label`);
  } else if (isRequired) input.setAttribute('aria-required', 'true');
  const setProblem = (problem: string) => {
    error.textContent = problem;
    error.hidden = problem === '';
    if (!isGroup) input.setAttribute('aria-invalid', String(problem !== ''));
  };
  return {
    field,
    element: createElement(
      'div',
      { class: 'row' },
      isGroup
        ? createElement(
            'span',
            { class: options.isLabelInside ? 'unseen' : 'label', id: `${id}-label`, dir: 'auto' },
            label,
          )
        : createElement('label', { for: id, dir: 'auto' }, label),
      input,
      error,
    ),
    focus: () => (isGroup ? input.querySelector('input') : input)?.focus(),
    isEmpty,
    check() {
      const problem = isEmpty()
        ? isRequired
          ? sentences.missing
          : ''
        : options.isRight()
          ? ''
          : sentences.wrong;
      setProblem(problem);
      return problem === '';
    },
    refuse: () => setProblem(sentences.wrong),
  };
}
