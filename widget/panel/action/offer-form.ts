import type { ActionForm, ActionParameter, SentForm } from '#contract/actions/actions.schemas.ts';
import { parameterValueMaximumLength } from '#contract/actions/actions.ts';
import { messageMaximumLength } from '#contract/conversations/conversations.ts';
import type { ChatOptions } from '../chat/chat-options.ts';
import { createElement } from '../view/create-element.ts';
import { fillIn } from '../words/fill-in.ts';

const types = { text: 'text', number: 'number', email: 'email', date: 'date' } as const;

/**
 * Asks the visitor for what an action needs. What they fill in is sent as a message; the browser says in its own language
 * what is missing.
 * @param isNew it was not there before: it is brought into view and gets the focus
 */
export function offerForm(
  { words, view, composer }: ChatOptions,
  { actionId, formId, title, parameters, values }: ActionForm,
  send: (text: string, form: SentForm) => void,
  isNew: boolean,
): void {
  const inputs = parameters.map((parameter) => createInput(parameter, values[parameter.name] ?? ''));
  const close = () => {
    view.setAside(undefined);
    composer.focus();
  };
  const form = createElement(
    'form',
    {
      class: 'lead',
      'aria-labelledby': 'action-title',
      submit(event) {
        event.preventDefault();
        const given = parameters.map(({ name, label }, at) => ({
          name,
          label,
          value: inputs[at]?.value.trim() ?? '',
        }));
        const filled = given.filter(({ value }) => value !== '');
        const text = [title, ...filled.map(({ label, value }) => `${label}: ${value}`)].join('\n');
        send(text.slice(0, messageMaximumLength), {
          actionId,
          formId,
          values: Object.fromEntries(filled.map(({ name, value }) => [name, value])),
        });
      },
    },
    createElement('h2', { id: 'action-title', dir: 'auto' }, title),
    ...parameters.map(({ label, isRequired }, at) =>
      createElement(
        'div',
        { class: 'row' },
        createElement(
          'label',
          { for: `action-${at}`, dir: 'auto' },
          isRequired ? label : fillIn(words.optional, { field: label }),
        ),
        inputs[at],
      ),
    ),
    createElement(
      'div',
      { class: 'buttons' },
      createElement('button', { type: 'submit', class: 'primary' }, words.send),
      createElement('button', { type: 'button', class: 'plain', click: close }, words.cancel),
    ),
  );
  inputs.forEach((input, at) => {
    input.id = `action-${at}`;
  });
  view.setAside(form);
  if (!isNew) {
    view.reveal();
    return;
  }
  view.scrollToEnd();
  (inputs.find(({ value }) => value === '') ?? form.querySelector('button'))?.focus();
}

function createInput(
  { kind, isRequired, options }: ActionParameter,
  known: string,
): HTMLInputElement | HTMLSelectElement {
  const required = isRequired ? { required: true } : {};
  if (kind === 'choice') {
    const choices = ['', ...options].map((option) =>
      createElement('option', { value: option, selected: option === known }, option),
    );
    return createElement('select', required, ...choices);
  }
  return createElement('input', {
    ...required,
    type: types[kind],
    maxlength: String(parameterValueMaximumLength),
    value: known,
    ...(kind === 'number' ? { step: 'any' } : {}),
  });
}
