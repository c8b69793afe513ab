import { emailMaximumLength } from '#contract/email-address/email-address.ts';
import type { LeadFields } from '#contract/leads/leads.schemas.ts';
import { leadNameMaximumLength, phoneMaximumLength } from '#contract/leads/leads.ts';
import type { WidgetForm } from '#contract/widget/widget.schemas.ts';
import type { VisitorDetails } from '../../frame-protocol.ts';
import { ChatFailure } from '../chat/chat-failure.ts';
import { explainContactFailure } from '../chat/explain-failure.ts';
import { createElement } from '../view/create-element.ts';
import type { Words } from '../words/en.ts';
import { fillIn } from '../words/fill-in.ts';
import { checkLead, type LeadField } from './check-lead.ts';
import type { LeadDraft } from './create-lead-draft.ts';

export interface LeadFormOptions {
  words: Words;
  /** A human was requested: it says that we will write. */
  isForHuman: boolean;
  form: WidgetForm;
  /** In place of the usual one. */
  submitLabel?: string;
  visitor: VisitorDetails;
  draft: LeadDraft;
  onSend(lead: LeadFields & { hasConsented?: true }): Promise<void>;
  /** Absent where the form must be filled in first. */
  onCancel?: (() => void) | undefined;
}

const inputs: Record<LeadField, { type: string; autocomplete: string; maxlength: string }> = {
  name: { type: 'text', autocomplete: 'name', maxlength: String(leadNameMaximumLength) },
  email: { type: 'email', autocomplete: 'email', maxlength: String(emailMaximumLength) },
  phone: { type: 'tel', autocomplete: 'tel', maxlength: String(phoneMaximumLength) },
};

/** Asks for the contact fields that the owner turned on; keeps what was typed whatever goes wrong. */
export function createLeadForm(options: LeadFormOptions): { element: HTMLElement; focus(): void } {
  const { words, form, isForHuman, draft } = options;
  const rows = form.fields.map((field) => createRow(field, options));
  const consent = createElement('input', { type: 'checkbox', id: 'lead-consent', required: true });
  const alert = createElement('p', { class: 'field-error', role: 'alert' });
  const submit = createElement(
    'button',
    { type: 'submit', class: 'primary' },
    options.submitLabel ?? words.submit,
  );

  const heading = form.title || (isForHuman ? words.formTitlePerson : words.formTitle);
  const readValues = () => Object.fromEntries(rows.map((row) => [row.field, row.input.value.trim()]));
  const send = async () => {
    const values = readValues();
    const problems = checkLead(values, form.fields, words);
    for (const row of rows) row.setProblem(problems[row.field]);
    alert.textContent = '';
    const wrong = rows.find((row) => problems[row.field]);
    const hasAgreed = !form.consentText || consent.checked;
    if (wrong || !hasAgreed) {
      if (!wrong) alert.textContent = words.consentNeeded;
      (wrong?.input ?? consent).focus();
      return;
    }
    submit.disabled = true;
    try {
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
      await options.onSend(form.consentText ? { ...given, hasConsented: true } : given);
      draft.clear();
    } catch (failure) {
      submit.disabled = false;
      const details = failure instanceof ChatFailure ? failure.details : {};
      const refused = rows.filter((row) => details[row.field]);
      for (const row of refused) row.setProblem(details[row.field]);
      if (refused[0]) refused[0].input.focus();
      else alert.textContent = explainContactFailure(failure, words);
    }
  };

  const cancel = () => {
    draft.putAway();
    options.onCancel?.();
  };

  return {
    element: createElement(
      'form',
      {
        class: 'lead',
        novalidate: true,
        'aria-labelledby': 'lead-title',
        input: () => draft.write(readValues()),
        submit(event) {
          event.preventDefault();
          void send();
        },
      },
      createElement('h2', { id: 'lead-title' }, heading),
      (form.text || !isForHuman) && createElement('p', {}, form.text || words.formText),
      ...rows.map((row) => row.element),
      form.consentText !== '' &&
        createElement(
          'label',
          { class: 'consent' },
          consent,
          createElement('span', { dir: 'auto' }, form.consentText),
        ),
      alert,
      createElement(
        'div',
        { class: 'buttons' },
        submit,
        options.onCancel &&
          createElement('button', { type: 'button', class: 'plain', click: cancel }, words.cancel),
      ),
    ),
    focus: () => rows[0]?.input.focus(),
  };
}

function createRow(
  { name: field, label, isRequired }: WidgetForm['fields'][number],
  options: LeadFormOptions,
) {
  const { words, visitor, draft } = options;
  const error = createElement('p', { class: 'field-error', id: `lead-${field}-error`, hidden: true });
  const shown = label || words[field];
  const known = draft.read()[field] ?? visitor[field];
  const input = createElement('input', {
    id: `lead-${field}`,
    name: field,
    ...inputs[field],
    required: isRequired,
    'aria-describedby': error.id,
    value: typeof known === 'string' ? known : '',
  });
  return {
    field,
    input,
    element: createElement(
      'div',
      { class: 'row' },
      createElement(
        'label',
        { for: input.id },
        isRequired ? shown : fillIn(words.optional, { field: shown }),
      ),
      input,
      error,
    ),
    setProblem(problem: string | undefined) {
      error.textContent = problem ?? '';
      error.hidden = !problem;
      input.setAttribute('aria-invalid', String(!!problem));
    },
  };
}
