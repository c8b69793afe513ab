import { useState } from 'react';
import { CallError } from '#web/lib/call-error.ts';

/** Sentences by the name of the control that they are about. */
export type FieldErrors = Partial<Record<string, string>>;

/** What is wrong with a form: sentences at its fields, and what was thrown that concerns none of them. */
export function useProblems() {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<unknown>(null);

  /** Puts sentences at the fields, and the focus to the first. @returns whether the form has such a field */
  const refuse = (form: HTMLFormElement, found: FieldErrors): boolean => {
    setErrors(found);
    const first = ([...form.elements] as HTMLInputElement[]).find(({ name }) => found[name]);
    first?.focus();
    return first !== undefined;
  };

  return {
    errors,
    failure,
    refuse: (form: HTMLFormElement, found: FieldErrors) => {
      setFailure(null);
      refuse(form, found);
    },
    /** @param placed sentences of this form's own for the failure */
    fail: (form: HTMLFormElement, thrown: unknown, placed: FieldErrors) =>
      setFailure(refuse(form, { ...detailsOf(thrown), ...placed }) ? null : thrown),
    mark: (field: string, sentence: string) => setErrors((current) => ({ ...current, [field]: sentence })),
    forgetField: (field: string) => setErrors((current) => ({ ...current, [field]: undefined })),
    forgetFailure: () => setFailure(null),
    forget: () => {
      setErrors({});
      setFailure(null);
    },
  };
}

/** What the server says of single fields; of a list, by the name of the whole. */
export function detailsOf(failure: unknown): Record<string, string> {
  if (!(failure instanceof CallError)) return {};
  return Object.fromEntries(
    Object.entries(failure.details).map(([path, sentence]) => [path.split('.')[0] ?? path, sentence]),
  );
}
