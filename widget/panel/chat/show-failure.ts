import type { LeadFormOffer } from '../leads/offer-lead-form.ts';
import { createElement } from '../view/create-element.ts';
import { createNotice, type NoticeAction } from '../view/create-notice.ts';
import { ChatFailure } from './chat-failure.ts';
import type { ChatOptions } from './chat-options.ts';
import { explainFailure } from './explain-failure.ts';

/** Shows what went wrong at the end of the conversation, with what can be done about it. */
export function showFailure(
  { words, view, emit }: ChatOptions,
  contact: LeadFormOffer,
  failure: unknown,
  retry?: () => void,
): void {
  const { text, canRetry, waitSeconds, offersForm, opensForm } = explainFailure(
    failure,
    words,
    contact.isPossible,
  );
  emit('error', { code: failure instanceof ChatFailure ? failure.code : 'internal-error' });
  if (opensForm) {
    // Nothing broke: the next step is to leave details, and the sentence stays above the form.
    view.add(createElement('p', { class: 'line' }, text));
    contact.showForm();
    return;
  }
  const actions: NoticeAction[] = [];
  if (canRetry && retry)
    actions.push({ label: words.tryAgain, run: retry, ...(waitSeconds && { afterSeconds: waitSeconds }) });
  if (offersForm) actions.push({ label: words.leaveDetails, run: contact.showForm });
  view.setAside(createNotice(text, actions, !canRetry));
  view.reveal();
}
