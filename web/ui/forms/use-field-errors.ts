import { useState } from 'react';
import { CallError } from '#web/lib/call-error.ts';

type Errors = Record<string, string>;

/** Sentences below the fields of a form whose controls have names; the first wrong field gets the focus. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Errors>({});
  const refuse = (form: HTMLFormElement, found: Errors): boolean => {
    setErrors(found);
    const controls = [...form.elements] as HTMLInputElement[];
    const first = controls.find(({ name }) => found[name]);
    first?.focus();
    return first !== undefined;
  };
  return {
    errors,
    /** @returns whether a field of the form was wrong */
    refuse,
    /** Names and sentences of the fields that must not be empty. */
    refuseEmpty: (form: HTMLFormElement, required: Errors): boolean => {
      const values = new FormData(form);
      return refuse(
        form,
        Object.fromEntries(
          Object.entries(required).filter(([name]) => String(values.get(name) ?? '').trim() === ''),
        ),
      );
    },
    /** What the server says of single fields. */
    refuseAnswer: (form: HTMLFormElement, error: unknown): boolean =>
      error instanceof CallError && refuse(form, error.details),
    forget: () => setErrors((current) => (Object.keys(current).length > 0 ? {} : current)),
  };
}
