import { joinWaitlist as endpoint } from '#contract/waitlist/waitlist.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { checkEmail } from '#web/site/check-email.ts';

/** Handles the markup of `waitlist-form.tsx`: what was typed stays until the server has it. */
export function joinWaitlist(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-waitlist]') : null;
    if (form) refuse(form, '');
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-waitlist]')) return;
    event.preventDefault();
    if (form.ariaBusy !== 'true') void send(form);
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  const values = new FormData(form);
  const email = String(values.get('email') ?? '').trim();
  const problem = checkEmail(email);
  if (problem) return refuse(form, problem);
  form.ariaBusy = 'true';
  refuse(form, '');
  try {
    const { message } = await call(endpoint, {
      body: { email, website: String(values.get('website') ?? '') },
    });
    const joined = form.parentElement?.querySelector<HTMLElement>('[data-waitlist-joined]');
    const sentence = joined?.querySelector('span');
    if (!joined || !sentence) return;
    sentence.textContent = message;
    form.hidden = true;
    joined.hidden = false;
    joined.focus();
  } catch (error) {
    refuse(form, describeError(error));
  } finally {
    form.ariaBusy = null;
  }
}

/** Shows an error below the field and focuses it; an empty sentence clears the error. */
function refuse(form: HTMLFormElement, sentence: string): void {
  const line = form.querySelector<HTMLElement>('[data-waitlist-error]');
  const input = form.querySelector<HTMLInputElement>('input[name=email]');
  const text = line?.querySelector('span');
  if (!line || !input || !text) return;
  text.textContent = sentence;
  line.hidden = sentence === '';
  if (sentence === '') {
    input.removeAttribute('aria-invalid');
    return;
  }
  input.setAttribute('aria-invalid', 'true');
  input.focus();
}
