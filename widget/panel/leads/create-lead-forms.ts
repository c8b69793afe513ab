import type { LeadFields } from '#contract/leads/leads.schemas.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { ChatFailure } from '../chat/chat-failure.ts';
import type { ChatOptions } from '../chat/chat-options.ts';
import { createElement } from '../view/create-element.ts';
import { createLeadForm } from './create-lead-form.ts';

export type FormName = 'human' | 'leads';
export type SentLead = LeadFields & { hasConsented?: true };

/** What is known of the contact details of this conversation. */
export interface ContactState {
  forms?: WidgetSession['forms'];
  answers: number;
  hasLead: boolean;
  isHumanRequested: boolean;
  /** The plan allows no more leads: to offer the form again would only refuse them again. */
  isFull: boolean;
}

export interface ContactForms {
  closeForm(): void;
  leaveDetails(lead: SentLead, form: FormName): Promise<void>;
  /** Draws a form; undefined where it asks for nothing. `onFirst` sends one that comes before the chat and cannot be cancelled. */
  drawForm(
    name: FormName,
    onFirst?: (lead: SentLead) => Promise<void>,
  ): ReturnType<typeof createLeadForm> | undefined;
}

/** Draws the contact forms and sends what was filled in. */
export function createLeadForms(
  options: ChatOptions,
  state: ContactState,
  readConversationId: () => string | undefined,
): ContactForms {
  const { words, view, composer, draft, readVisitor, emit, onChange } = options;
  const closeForm = () => {
    view.setAside(undefined);
    composer.focus();
  };
  const leaveDetails = async (lead: SentLead, form: FormName) => {
    const sent = sendLead(options, { ...lead, form }, readConversationId());
    const leadId = await sent.catch((failure: unknown) => {
      state.isFull ||= failure instanceof ChatFailure && failure.code === 'plan-limit';
      throw failure;
    });
    state.isFull = false;
    state.hasLead = true;
    draft.markLeft(leadId);
    view.add(createElement('p', { class: 'line' }, words.thanks));
    closeForm();
    emit('lead', { leadId });
    onChange();
  };
  return {
    closeForm,
    leaveDetails,
    drawForm(name, onFirst) {
      const form = state.forms?.[name];
      if (!form) return;
      const drawn = createLeadForm({
        words,
        isForHuman: name === 'human' && form.fields.some((field) => field.name === 'email'),
        form,
        visitor: readVisitor(),
        draft,
        onSend: onFirst ?? ((lead) => leaveDetails(lead, name)),
        onCancel: onFirst ? undefined : closeForm,
      });
      view.setAside(drawn.element);
      return drawn;
    },
  };
}

async function sendLead(
  { transport, readPageUrl }: ChatOptions,
  lead: SentLead & { form: FormName },
  conversationId: string | undefined,
): Promise<string> {
  const pageUrl = readPageUrl();
  const where = { ...(conversationId && { conversationId }), ...(pageUrl && { pageUrl }) };
  return (await transport.leaveContact({ ...lead, ...where })).leadId;
}
