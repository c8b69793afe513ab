import { rateDocsPage as endpoint } from '#contract/docs/docs.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { onPress } from '#web/public-scripts/on-press.ts';

const prompts = { yes: 'What helped you?', no: 'What is missing or wrong?' };

type Rating = { isHelpful: boolean; feedbackId: string };

/**
 * Handles the markup of `docs-rating.tsx`: an answer is stored at once, and a comment is added to it. It listens on the
 * document, so it does not matter when and how the page is rendered.
 */
export function rateDocsPage(): void {
  const given = new WeakMap<HTMLElement, Rating>();

  onPress('[data-docs-rating] [data-helpful]', async (button) => {
    const place = placeOf(button);
    const answer = button.dataset.helpful === 'yes' ? 'yes' : 'no';
    const rating = await send(place, { isHelpful: answer === 'yes' });
    if (!rating) return;
    given.set(place, rating);
    const prompt = place.querySelector('[data-prompt]');
    if (prompt) prompt.textContent = prompts[answer];
    place.dataset.state = 'commenting';
    place.querySelector('textarea')?.focus();
  });
  document.addEventListener('submit', async (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-docs-rating] form')) return;
    event.preventDefault();
    const place = placeOf(form);
    const comment = String(new FormData(form).get('comment') ?? '').trim();
    if (comment && !(await send(place, { ...given.get(place)!, comment }))) return;
    place.dataset.state = 'done';
    say(place, 'Thank you. This helps us improve the page.')?.focus();
  });
}

const placeOf = (part: Element): HTMLElement => part.closest<HTMLElement>('[data-docs-rating]')!;

function say(place: HTMLElement, text: string): HTMLElement | null {
  const said = place.querySelector<HTMLElement>('[data-said]');
  if (said) said.textContent = text;
  return said;
}

/** `null` when it was not stored, which is then said, or while the answer before is on its way. */
async function send(
  place: HTMLElement,
  answer: { isHelpful: boolean; feedbackId?: string; comment?: string },
): Promise<Rating | null> {
  if (place.ariaBusy === 'true') return null;
  place.ariaBusy = 'true';
  say(place, '');
  try {
    const { feedbackId } = await call(endpoint, {
      body: { page: place.dataset.docsRating ?? '', ...answer },
    });
    return { isHelpful: answer.isHelpful, feedbackId };
  } catch (error) {
    say(place, describeError(error));
    return null;
  } finally {
    place.ariaBusy = null;
  }
}
