import type { LeadFields } from '#contract/leads.ts';
import type { WidgetSession } from '#contract/widget.ts';
import type { LeadField } from './check-lead.ts';
import type { ChatOptions } from './create-chat.ts';
import { createElement } from './create-element.ts';
import { createLeadForm } from './create-lead-form.ts';

export interface ContactOffer {
  load(session: WidgetSession): void;
  /** Whether the owner asks for details and the visitor has not left any yet. */
  readonly isPossible: boolean;
  /** A button below an answer that may not have been enough. */
  offerAfter(outcome: string | null | undefined): void;
  showForm(): void;
  forget(): void;
}

const offeringOutcomes = ['hedged', 'declined', 'handoff'];

/** The lead form: when it is offered, and what becomes of it. */
export function offerContact(
  { words, transport, thread, composer, readPageUrl, readVisitor, emit, onChange }: ChatOptions,
  readConversationId: () => string | undefined,
  explain: (failure: unknown) => string,
): ContactOffer {
  let fields: LeadField[] = [];
  let hasLead = false;

  const leave = async (lead: LeadFields) => {
    const conversationId = readConversationId();
    const pageUrl = readPageUrl();
    const { leadId } = await transport.leaveContact({
      ...lead,
      ...(conversationId && { conversationId }),
      ...(pageUrl && { pageUrl }),
    });
    hasLead = true;
    thread.setAside(undefined);
    thread.add(createElement('p', { class: 'line' }, words.thanks));
    composer.focus();
    emit('lead', { leadId });
    onChange();
  };
  const showForm = () => {
    const form = createLeadForm({
      words,
      fields,
      visitor: readVisitor(),
      explain,
      onSend: leave,
      onCancel() {
        thread.setAside(undefined);
        composer.focus();
      },
    });
    thread.setAside(form.element);
    thread.scrollToEnd();
    form.focus();
  };

  return {
    load({ leadForm, conversation }) {
      fields = (['name', 'email', 'phone'] as const).filter((field) => leadForm[field]);
      hasLead = conversation?.hasLead ?? false;
    },
    get isPossible() {
      return !hasLead && fields.length > 0;
    },
    offerAfter(outcome) {
      if (!outcome || !offeringOutcomes.includes(outcome) || hasLead || fields.length === 0) return;
      thread.setAside(
        createElement('button', { type: 'button', class: 'plain', click: showForm }, words.leaveDetails),
      );
    },
    showForm,
    forget() {
      hasLead = false;
    },
  };
}
