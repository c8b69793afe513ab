import type { LeadFields } from '#contract/leads/leads.schemas.ts';
import type { WidgetForm } from '#contract/widget/widget.schemas.ts';
import { failure } from '#server/failure.ts';

/** As `leadFieldsSchema` says it of one that is filled in wrong. */
const sentences: Record<keyof LeadFields, string> = {
  name: 'Please enter your name',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
};

/** Throws `invalid-input` where a field is missing that the form requires. A form that asks for nothing requires none. */
export function requireFields(form: WidgetForm | null, details: LeadFields): void {
  const missing = (form?.fields ?? []).filter(
    ({ name, isRequired }) => isRequired && details[name] === undefined,
  );
  const [first] = missing;
  if (first === undefined) return;
  throw failure('invalid-input', {
    message: `${sentences[first.name]}.`,
    details: Object.fromEntries(missing.map(({ name }) => [name, sentences[name]])),
  });
}
