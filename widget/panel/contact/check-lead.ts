import { emailPattern } from '#contract/email-address/email-address.ts';
import { phonePattern } from '#contract/leads/leads.ts';
import type { Words } from '../words/en.ts';

export type LeadField = 'email' | 'name' | 'phone';

/**
 * Gives the sentence for each field that cannot be sent. All fields asked for are needed, but the phone number where
 * an email address is asked for as well.
 */
export function checkLead(
  values: Partial<Record<LeadField, string>>,
  fields: LeadField[],
  words: Words,
): Partial<Record<LeadField, string>> {
  const problems: Partial<Record<LeadField, string>> = {};
  for (const field of fields) {
    const value = values[field] ?? '';
    if (field === 'email' && !emailPattern.test(value)) problems.email = words.emailInvalid;
    if (field === 'name' && value === '') problems.name = words.nameInvalid;
    if (field === 'phone' && !phonePattern.test(value) && !(value === '' && fields.includes('email'))) {
      problems.phone = words.phoneInvalid;
    }
  }
  return problems;
}
