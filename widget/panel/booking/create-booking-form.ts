import type { BookingOffer, BookingQuestion } from '#contract/bookings/bookings.schemas.ts';
import { bookingAnswerMaximumLength } from '#contract/bookings/bookings.ts';
import { emailMaximumLength, emailPattern } from '#contract/email-address/email-address.ts';
import { leadNameMaximumLength } from '#contract/leads/leads.ts';
import { createElement } from '../view/create-element.ts';
import type { BookingContext, TypedBooking } from './booking.ts';
import { createAnswerField } from './create-answer-field.ts';
import { createFieldRow, type FieldRow } from './create-field-row.ts';
import { drawPageLink } from './draw-page-link.ts';
import { formatMoment } from './times/format-moment.ts';
import type { BookingWords } from './words/en.ts';

interface BookingFormOptions {
  context: BookingContext;
  own: BookingWords;
  offer: BookingOffer;
  start: string;
  timeZone: string;
  language: string;
  /** What was typed before; kept up to date. */
  typed: TypedBooking;
  onBack(): void;
  onSend(): Promise<void>;
}

export interface BookingForm {
  element: HTMLElement;
  focus(): void;
  /** The server refused these fields: `name`, `email`, or `answers.` with the slug of a question. */
  refuse(fields: readonly string[]): void;
  /** It could not be sent, or booked: says why, and keeps what was typed. */
  fail(sentence: string): void;
}

/** Asks for name, email address and the answers that the event type wants. */
export function createBookingForm(options: BookingFormOptions): BookingForm {
  const { context, own, offer, typed } = options;
  const { words, consentText } = context;
  const rows = [
    createNameRow(options),
    createEmailRow(options),
    ...offer.questions.map((question) => createQuestionRow(question, options)),
  ];
  const consent = createElement('input', {
    type: 'checkbox',
    checked: typed.hasConsented,
    change: () => {
      typed.hasConsented = consent.checked;
    },
  });
  const alert = createElement('p', { class: 'field-error', role: 'alert' });
  const submit = createElement('button', { type: 'submit', class: 'primary' }, own.book);

  const send = async () => {
    alert.textContent = '';
    const wrong = rows.filter((row) => !row.check());
    if (wrong[0]) return wrong[0].focus();
    if (consentText && !consent.checked) {
      alert.textContent = words.consentNeeded;
      return consent.focus();
    }
    submit.disabled = true;
    await options.onSend();
    submit.disabled = false;
  };
  const element = createElement(
    'form',
    {
      class: 'lead booking',
      novalidate: true,
      'aria-labelledby': 'booking-title',
      submit(event) {
        event.preventDefault();
        if (!submit.disabled) void send();
      },
    },
    createElement('h2', { id: 'booking-title', dir: 'auto' }, offer.title),
    createElement('p', {}, formatMoment(options.start, options.timeZone, options.language)),
    ...rows.map((row) => row.element),
    consentText !== '' &&
      createElement(
        'label',
        { class: 'consent' },
        consent,
        createElement('span', { dir: 'auto' }, consentText),
      ),
    alert,
    createElement(
      'div',
      { class: 'buttons' },
      submit,
      createElement('button', { type: 'button', class: 'plain', click: options.onBack }, own.otherTimes),
    ),
  );
  return {
    element,
    focus: () => rows.find((row) => row.isEmpty())?.focus() ?? submit.focus(),
    refuse(fields) {
      const wrong = rows.filter((row) => fields.includes(row.field));
      for (const row of wrong) row.refuse();
      if (wrong[0]) wrong[0].focus();
      else alert.textContent = own.unavailable;
    },
    fail(sentence) {
      alert.textContent = sentence;
      if (context.pageAddress && !element.querySelector('.page'))
        alert.after(drawPageLink(context, own.page));
    },
  };
}

function createNameRow({ context: { words }, typed }: BookingFormOptions): FieldRow {
  const input = createElement('input', {
    type: 'text',
    name: 'name',
    autocomplete: 'name',
    maxlength: String(leadNameMaximumLength),
    value: typed.name,
    input: () => {
      typed.name = input.value.trim();
    },
  });
  return createFieldRow({
    field: 'name',
    label: words.name,
    isRequired: true,
    optional: words.optional,
    input,
    isEmpty: () => typed.name === '',
    isRight: () => true,
    sentences: { missing: words.nameInvalid, wrong: words.nameInvalid },
  });
}

function createEmailRow({ context: { words }, typed }: BookingFormOptions): FieldRow {
  const input = createElement('input', {
    type: 'email',
    name: 'email',
    autocomplete: 'email',
    maxlength: String(emailMaximumLength),
    value: typed.email,
    input: () => {
      typed.email = input.value.trim();
    },
  });
  return createFieldRow({
    field: 'email',
    label: words.email,
    isRequired: true,
    optional: words.optional,
    input,
    isEmpty: () => typed.email === '',
    isRight: () => emailPattern.test(typed.email),
    sentences: { missing: words.emailInvalid, wrong: words.emailInvalid },
  });
}

function createQuestionRow(
  question: BookingQuestion,
  { context: { words }, own, typed }: BookingFormOptions,
): FieldRow {
  const { slug, label, isRequired } = question;
  const answer = createAnswerField(
    question,
    own.choose,
    bookingAnswerMaximumLength,
    typed.answers[slug],
    (given) => {
      typed.answers[slug] = given;
    },
  );
  const given = () => typed.answers[slug];
  return createFieldRow({
    field: `answers.${slug}`,
    label,
    isRequired,
    optional: words.optional,
    input: answer,
    isEmpty: () => {
      const now = given();
      return !now || (Array.isArray(now) && now.length === 0);
    },
    isRight: () => true,
    isLabelInside: question.kind === 'yes-no',
    sentences: { missing: own.answerNeeded, wrong: own.answerWrong },
  });
}
