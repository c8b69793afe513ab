import type { LeadFields } from '#contract/leads.schemas.ts';
import type { WidgetSession } from '#contract/widget.schemas.ts';
import { ChatFailure } from './chat-failure.ts';
import type { LeadField } from './check-lead.ts';
import type { ChatOptions } from './create-chat.ts';
import { createElement } from './create-element.ts';
import { createLeadForm } from './create-lead-form.ts';
import { explainContactFailure } from './explain-failure.ts';

export interface ContactOffer {
  load(session: WidgetSession): void;
  /** Whether the owner asks for details, the visitor has not left any yet, and none were refused for the plan. */
  readonly isPossible: boolean;
  /** A button below an answer that may not have been enough. */
  offerAfter(outcome: string | null | undefined): void;
  showForm(): void;
  /** A person was asked for in this conversation. */
  readonly isPersonWanted: boolean;
  forget(): void;
}

const offeringOutcomes = ['hedged', 'declined'];

/** The lead form: when it is offered, and what becomes of it. */
export function offerContact(
  { words, transport, thread, composer, readPageUrl, readVisitor, emit, onChange }: ChatOptions,
  readConversationId: () => string | undefined,
): ContactOffer {
  let fields: LeadField[] = [];
  let hasLead = false;
  let isPersonWanted = false;
  /** The plan holds no more leads: to offer the form again would only refuse them again. */
  let isFull = false;
  const isPossible = () => fields.length > 0 && !hasLead && !isFull;

  const leave = async (lead: LeadFields) => {
    const conversationId = readConversationId();
    const pageUrl = readPageUrl();
    const { leadId } = await transport
      .leaveContact({ ...lead, ...(conversationId && { conversationId }), ...(pageUrl && { pageUrl }) })
      .catch((failure: unknown) => {
        isFull ||= failure instanceof ChatFailure && failure.code === 'plan-limit';
        throw failure;
      });
    isFull = false;
    hasLead = true;
    thread.setAside(undefined);
    thread.add(createElement('p', { class: 'line' }, words.thanks));
    composer.focus();
    emit('lead', { leadId });
    onChange();
  };
  const drawForm = () => {
    const isForPerson = isPersonWanted && fields.includes('email');
    const form = createLeadForm({
      words,
      title: isForPerson ? words.formTitlePerson : words.formTitle,
      text: isForPerson ? undefined : words.formText,
      fields,
      visitor: readVisitor(),
      explain: (failure) => explainContactFailure(failure, words),
      onSend: leave,
      onCancel() {
        thread.setAside(undefined);
        composer.focus();
      },
    });
    thread.setAside(form.element);
    return form;
  };
  const showForm = () => {
    const form = drawForm();
    thread.scrollToEnd();
    form.focus();
  };

  return {
    load({ leadForm, conversation }) {
      fields = (['name', 'email', 'phone'] as const).filter((field) => leadForm[field]);
      hasLead = conversation?.hasLead ?? false;
      isPersonWanted = conversation?.messages.some(({ outcome }) => outcome === 'handoff') ?? false;
    },
    get isPossible() {
      return isPossible();
    },
    get isPersonWanted() {
      return isPersonWanted;
    },
    offerAfter(outcome) {
      if (outcome === 'handoff') {
        isPersonWanted = true;
        // The focus stays where the visitor writes: whoever wants to say more first can.
        if (isPossible()) drawForm();
        thread.reveal();
        return;
      }
      if (!outcome || !offeringOutcomes.includes(outcome) || !isPossible()) return;
      thread.setAside(
        createElement('button', { type: 'button', class: 'plain', click: showForm }, words.leaveDetails),
      );
    },
    showForm,
    forget() {
      hasLead = false;
      isPersonWanted = false;
    },
  };
}
