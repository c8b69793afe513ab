import { type RefObject, useEffect } from 'react';

const storageKey = 'registration';
/** Never a password. */
const fields = ['email', 'firstname', 'lastname', 'company'] as const;

/** Keeps the values of the form inside `place` for this tab, in case the user visits another page before signing up. */
export function useRegistrationDraft(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (!form) return;
    restoreRegistration(form);
    const keep = () => keepRegistration(form);
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [place]);
}

function keepRegistration(form: HTMLFormElement): void {
  const values = new FormData(form);
  try {
    sessionStorage.setItem(
      storageKey,
      JSON.stringify(fields.map((field) => String(values.get(field) ?? ''))),
    );
  } catch (error) {
    console.warn('The form’s values cannot be kept: this browser blocks storage.', error);
  }
}

/** Fills empty fields with the kept values. */
function restoreRegistration(form: HTMLFormElement): void {
  let kept: unknown;
  try {
    kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return;
  }
  if (!Array.isArray(kept)) return;
  for (const [index, field] of fields.entries()) {
    const input = form.elements.namedItem(field);
    if (input instanceof HTMLInputElement && input.value === '') input.value = String(kept[index] ?? '');
  }
}

export function dropRegistration(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch (error) {
    console.warn('This browser blocks storage.', error);
  }
}
