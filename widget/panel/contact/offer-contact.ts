import type { LeadFields } from '#contract/leads/leads.schemas.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { ChatFailure } from '../chat/chat-failure.ts';
import type { ChatOptions } from '../chat/chat-options.ts';
import { createElement } from '../view/create-element.ts';
import { createLeadForm } from './create-lead-form.ts';

type FormName = 'human' | 'leads';

export interface ContactOffer {
  load(session: WidgetSession): void;
  /** Whether the owner asks for details, the visitor has not left any yet, and none were refused for the plan. */
  readonly isPossible: boolean;
  /** Shows the form that comes before the first message, if there is one; `onDone` is called when it is over. */
  askFirst(onDone: () => void): boolean;
  /** After an answer: the form, or a button for it, where the answer or the owner asks for that. */
  offerAfter(outcome: string | null | undefined, isNew?: boolean): void;
  showForm(name?: FormName): void;
  /** A human was requested in this conversation. */
  readonly isHumanRequested: boolean;
  forget(): void;
}

const offeringOutcomes = ['hedged', 'declined'];

/** The contact forms: when they are offered, and what happens to them. */
export function offerContact(
  options: ChatOptions,
  readConversationId: () => string | undefined,
): ContactOffer {
  const { words, view, composer, draft, readVisitor, emit, onChange } = options;
  let forms: WidgetSession['forms'] | undefined;
  let answers = 0;
  let hasLead = false;
  let isHumanRequested = false;
  /** The plan allows no more leads: to offer the form again would only refuse them again. */
  let isFull = false;
  const nameOfForm = (): FormName => (isHumanRequested ? 'human' : 'leads');
  const isPossible = () => !!forms?.[nameOfForm()] && !hasLead && !isFull;

  const closeForm = () => {
    view.setAside(undefined);
    composer.focus();
  };
  const leave = async (lead: SentLead, form: FormName) => {
    const leadId = await sendLead(options, { ...lead, form }, readConversationId()).catch(
      (failure: unknown) => {
        isFull ||= failure instanceof ChatFailure && failure.code === 'plan-limit';
        throw failure;
      },
    );
    isFull = false;
    hasLead = true;
    draft.markLeft(leadId);
    view.add(createElement('p', { class: 'line' }, words.thanks));
    closeForm();
    emit('lead', { leadId });
    onChange();
  };
  const drawForm = (name: FormName, onSend = (lead: SentLead) => leave(lead, name), isFirst = false) => {
    const form = forms?.[name];
    if (!form) return;
    const isForHuman = name === 'human' && form.fields.some((field) => field.name === 'email');
    const onCancel = isFirst ? undefined : closeForm;
    const drawn = createLeadForm({
      words,
      isForHuman,
      form,
      visitor: readVisitor(),
      draft,
      onSend,
      onCancel,
    });
    view.setAside(drawn.element);
    return drawn;
  };
  const showForm = (name = nameOfForm()) => {
    const form = drawForm(name);
    view.scrollToEnd();
    form?.focus();
  };

  return {
    load(session) {
      const messages = session.conversation?.messages ?? [];
      forms = session.forms;
      answers = messages.filter(({ role }) => role === 'assistant').length;
      hasLead = session.conversation?.hasLead ?? false;
      isHumanRequested = messages.some(({ outcome }) => outcome === 'handoff');
    },
    get isPossible() {
      return isPossible();
    },
    get isHumanRequested() {
      return isHumanRequested;
    },
    askFirst(onDone) {
      if (forms?.asks !== 'before' || draft.readLeft() || !isPossible()) return false;
      const end = () => {
        composer.setDisabled(false);
        onDone();
      };
      const send = async (lead: SentLead) => {
        // Where no more details can be stored, nobody is kept from asking.
        await leave(lead, 'leads').catch((failure: unknown) => {
          if (!isFull) throw failure;
          closeForm();
        });
        end();
      };
      composer.setDisabled(true);
      drawForm('leads', send, true);
      return true;
    },
    offerAfter(outcome, isNew = true) {
      if (isNew) answers += 1;
      if (outcome === 'handoff') isHumanRequested = true;
      const isDue = isNew && forms?.asks === 'after' && answers === forms.afterAnswers;
      if (outcome === 'handoff' || draft.isPending() || isDue) {
        // The focus stays where the visitor writes, so that more can be said first.
        if (isPossible()) drawForm(nameOfForm());
        view.reveal();
        return;
      }
      if (!outcome || !offeringOutcomes.includes(outcome) || !isPossible() || forms?.asks === 'button')
        return;
      const click = () => showForm();
      view.setAside(createElement('button', { type: 'button', class: 'plain', click }, words.talkToPerson));
    },
    showForm,
    forget() {
      draft.clear();
      answers = 0;
      hasLead = false;
      isHumanRequested = false;
    },
  };
}

type SentLead = LeadFields & { hasConsented?: true };

async function sendLead(
  { transport, readPageUrl }: ChatOptions,
  lead: SentLead & { form: FormName },
  conversationId: string | undefined,
): Promise<string> {
  const pageUrl = readPageUrl();
  const where = { ...(conversationId && { conversationId }), ...(pageUrl && { pageUrl }) };
  return (await transport.leaveContact({ ...lead, ...where })).leadId;
}
