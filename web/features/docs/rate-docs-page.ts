import { rateDocsPage as endpoint } from '#contract/docs/docs.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';

const prompts = { yes: 'What helped you?', no: 'What is missing or wrong?' };

/** Handles the markup of `docs-rating.tsx`: an answer is stored at once, and a comment is added to it. */
export function rateDocsPage(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-docs-rating]')) handleRating(place);
}

function handleRating(place: HTMLElement): void {
  const page = place.dataset.docsRating ?? '';
  const form = place.querySelector('form');
  const said = place.querySelector<HTMLElement>('[data-said]');
  let given: { isHelpful: boolean; feedbackId: string } | null = null;
  let isBusy = false;

  async function send(body: { isHelpful: boolean; feedbackId?: string; comment?: string }): Promise<boolean> {
    if (isBusy) return false;
    isBusy = true;
    say('');
    try {
      const { feedbackId } = await call(endpoint, { body: { page, ...body } });
      given = { isHelpful: body.isHelpful, feedbackId };
      return true;
    } catch (error) {
      say(describeError(error));
      return false;
    } finally {
      isBusy = false;
    }
  }
  const say = (text: string): void => {
    if (said) said.textContent = text;
  };

  place.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-helpful]') : null;
    if (!button) return;
    const answer = button.dataset.helpful === 'yes' ? 'yes' : 'no';
    if (!(await send({ isHelpful: answer === 'yes' }))) return;
    const prompt = place.querySelector('[data-prompt]');
    if (prompt) prompt.textContent = prompts[answer];
    place.dataset.state = 'commenting';
    form?.querySelector('textarea')?.focus();
  });
  form?.addEventListener('submit', async (event) => {
    event.preventDefault();
    const comment = String(new FormData(form).get('comment') ?? '').trim();
    if (comment && given !== null && !(await send({ ...given, comment }))) return;
    place.dataset.state = 'done';
    say('Thank you. This helps us improve the page.');
    said?.focus();
  });
}
