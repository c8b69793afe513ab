import { emailPattern } from '#contract/email-address/email-address.ts';
import { phonePattern } from '#contract/leads/leads.ts';
import type { ContactField } from '#contract/look/look.ts';
import type { WidgetForm } from '#contract/widget/widget.schemas.ts';
import type { Words } from '../words/en.ts';

export type LeadField = ContactField;

/** Gives the sentence for each field that cannot be sent: one that is required and empty, or one that is filled in wrong. */
export function checkLead(
  values: Partial<Record<LeadField, string>>,
  fields: Pick<WidgetForm['fields'][number], 'name' | 'isRequired'>[],
  words: Words,
): Partial<Record<LeadField, string>> {
  const patterns = { name: /./s, email: emailPattern, phone: phonePattern };
  const sentences = { name: words.nameInvalid, email: words.emailInvalid, phone: words.phoneInvalid };
  const problems: Partial<Record<LeadField, string>> = {};
  for (const { name, isRequired } of fields) {
    const value = values[name] ?? '';
    if (value === '' ? isRequired : !patterns[name].test(value)) problems[name] = sentences[name];
  }
  return problems;
}
