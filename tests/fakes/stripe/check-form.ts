import type { Form, FormValue } from './parse-form.ts';
import { refuse } from './refuse.ts';

/** Strict as Stripe: a parameter that a call does not have is refused, so that a misspelt one is found here. */
export function checkForm(form: Form, allowed: readonly string[]): void {
  for (const name of Object.keys(form)) {
    if (!allowed.includes(name) && name !== 'expand')
      throw refuse('parameter_unknown', `Received unknown parameter: ${name}`);
  }
}

/** A list of objects in a form; empty where it is absent. */
export function listIn(value: FormValue | undefined): Form[] {
  return Array.isArray(value) ? (value as Form[]) : [];
}

export function textIn(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

export const expands = ({ expand }: Form, path: string): boolean =>
  Array.isArray(expand) && expand.includes(path);
