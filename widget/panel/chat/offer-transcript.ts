import { createLeadDraft } from '../leads/create-lead-draft.ts';
import { createLeadForm } from '../leads/create-lead-form.ts';
import { createElement } from '../view/create-element.ts';
import { fillIn } from '../words/fill-in.ts';
import type { ChatOptions } from './chat-options.ts';

/**
 * A button for a copy by email of a conversation that is finished, which asks where to send it: the form takes the place
 * of what is set aside.
 */
export function offerTranscript(options: ChatOptions, conversationId: string): HTMLElement {
  const { words, view, composer, transport } = options;
  const close = () => {
    view.setAside(undefined);
    composer.focus();
  };
  const open = () => {
    const form = createLeadForm({
      words,
      isForHuman: true,
      form: {
        title: words.emailCopy,
        text: '',
        consentText: '',
        fields: [{ name: 'email', label: '', isRequired: true }],
      },
      submitLabel: words.send,
      visitor: options.readVisitor(),
      // Kept nowhere: these are not contact details for the owner.
      draft: createLeadDraft('', () => {
        throw new Error('Not kept.');
      }),
      async onSend({ email = '' }) {
        await transport.emailTranscript(conversationId, email);
        close();
        view.add(createElement('p', { class: 'line' }, fillIn(words.copySent, { email })));
      },
      onCancel: close,
    });
    view.setAside(form.element);
    view.scrollToEnd();
    form.focus();
  };
  return createElement('button', { type: 'button', class: 'plain', click: open }, words.emailCopy);
}
