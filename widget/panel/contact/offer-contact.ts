import type { LeadFields } from '#contract/leads/leads.schemas.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { ChatFailure } from '../chat/chat-failure.ts';
import type { ChatOptions } from '../chat/chat-options.ts';
import { createElement } from '../view/create-element.ts';
import type { LeadField } from './check-lead.ts';
import { createLeadForm } from './create-lead-form.ts';

export interface ContactOffer {
  load(session: WidgetSession): void;
  /** Whether the owner asks for details, the visitor has not left any yet, and none were refused for the plan. */
  readonly isPossible: boolean;
  /** A button below an answer that may not have been enough. */
  offerAfter(outcome: string | null | undefined): void;
  showForm(): void;
  /** A human was requested in this conversation. */
  readonly isHumanRequested: boolean;
  forget(): void;
}

const offeringOutcomes = ['hedged', 'declined'];

/** The lead form: when it is offered, and what happens to it. */
export function offerContact(
  options: ChatOptions,
  readConversationId: () => string | undefined,
): ContactOffer {
  const { words, view, composer, draft, readVisitor, emit, onChange } = options;
  let fields: LeadField[] = [];
  let hasLead = false;
  let isHumanRequested = false;
  /** The plan allows no more leads: to offer the form again would only refuse them again. */
  let isFull = false;
  const isPossible = () => fields.length > 0 && !hasLead && !isFull;

  const closeForm = () => {
    view.setAside(undefined);
    composer.focus();
  };
  const leave = async (lead: LeadFields) => {
    const leadId = await sendLead(options, lead, readConversationId()).catch((failure: unknown) => {
      isFull ||= failure instanceof ChatFailure && failure.code === 'plan-limit';
      throw failure;
    });
    isFull = false;
    hasLead = true;
    view.add(createElement('p', { class: 'line' }, words.thanks));
    closeForm();
    emit('lead', { leadId });
    onChange();
  };
  const drawForm = () => {
    const form = createLeadForm({
      words,
      isForHuman: isHumanRequested && fields.includes('email'),
      fields,
      visitor: readVisitor(),
      draft,
      onSend: leave,
      onCancel: closeForm,
    });
    view.setAside(form.element);
    return form;
  };
  const showForm = () => {
    const form = drawForm();
    view.scrollToEnd();
    form.focus();
  };

  return {
    load({ leadForm, conversation }) {
      fields = (['name', 'email', 'phone'] as const).filter((field) => leadForm[field]);
      hasLead = conversation?.hasLead ?? false;
      isHumanRequested = conversation?.messages.some(({ outcome }) => outcome === 'handoff') ?? false;
    },
    get isPossible() {
      return isPossible();
    },
    get isHumanRequested() {
      return isHumanRequested;
    },
    offerAfter(outcome) {
      if (outcome === 'handoff') isHumanRequested = true;
      if (outcome === 'handoff' || draft.isPending()) {
        // The focus stays where the visitor writes, so that more can be said first.
        if (isPossible()) drawForm();
        view.reveal();
        return;
      }
      if (!outcome || !offeringOutcomes.includes(outcome) || !isPossible()) return;
      view.setAside(
        createElement('button', { type: 'button', class: 'plain', click: showForm }, words.talkToPerson),
      );
    },
    showForm,
    forget() {
      draft.clear();
      hasLead = false;
      isHumanRequested = false;
    },
  };
}

async function sendLead(
  { transport, readPageUrl }: ChatOptions,
  lead: LeadFields,
  conversationId: string | undefined,
): Promise<string> {
  const pageUrl = readPageUrl();
  const where = { ...(conversationId && { conversationId }), ...(pageUrl && { pageUrl }) };
  return (await transport.leaveContact({ ...lead, ...where })).leadId;
}
