import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import type { ChatOptions } from '../chat/chat-options.ts';
import { createElement } from '../view/create-element.ts';
import { type ContactState, createLeadForms, type FormName, type SentLead } from './create-lead-forms.ts';

export interface LeadFormOffer {
  load(session: WidgetSession): void;
  /** Whether the owner asks for details, the visitor has not left any yet, and none were refused for the plan. */
  readonly isPossible: boolean;
  /** Shows the form that comes before the first message, if there is one; `onDone` is called when it is over. */
  askFirst(onDone: () => void): boolean;
  /** After an answer: the form, or a button for it, where the answer or the owner asks for that. */
  offerAfter(outcome: string | null | undefined, isNew?: boolean): void;
  showForm(name?: FormName): void;
  /** The visitor left details in another way, which were stored as this lead; null where none were. */
  markLeft(leadId: string | null): void;
  /** A human was requested in this conversation. */
  readonly isHumanRequested: boolean;
  forget(): void;
}

const offeringOutcomes = ['hedged', 'declined'];
const nothing: ContactState = { answers: 0, hasLead: false, isHumanRequested: false, isFull: false };

/** The contact forms: when they are offered, and what happens to them. */
export function offerLeadForm(
  options: ChatOptions,
  readConversationId: () => string | undefined,
): LeadFormOffer {
  const { words, view, composer, draft } = options;
  const state: ContactState = { ...nothing };
  const { closeForm, leaveDetails, drawForm } = createLeadForms(options, state, readConversationId);
  const nameOfForm = (): FormName => (state.isHumanRequested ? 'human' : 'leads');
  const isPossible = () => !!state.forms?.[nameOfForm()] && !state.hasLead && !state.isFull;
  const showForm = (name = nameOfForm()) => {
    const form = drawForm(name);
    view.scrollToEnd();
    form?.focus();
  };

  return {
    load({ forms, conversation }) {
      const messages = conversation?.messages ?? [];
      Object.assign(state, {
        forms,
        answers: messages.filter(({ role }) => role === 'assistant').length,
        hasLead: conversation?.hasLead ?? false,
        isHumanRequested: messages.some(({ outcome }) => outcome === 'handoff'),
      } satisfies Partial<ContactState>);
    },
    get isPossible() {
      return isPossible();
    },
    get isHumanRequested() {
      return state.isHumanRequested;
    },
    askFirst(onDone) {
      if (state.forms?.asks !== 'before' || draft.readLeft() || !isPossible()) return false;
      const send = async (lead: SentLead) => {
        // Where no more details can be stored, visitors can ask all the same.
        await leaveDetails(lead, 'leads').catch((failure: unknown) => {
          if (!state.isFull) throw failure;
          closeForm();
        });
        composer.setDisabled(false);
        onDone();
      };
      composer.setDisabled(true);
      drawForm('leads', send);
      return true;
    },
    offerAfter(outcome, isNew = true) {
      if (isNew) state.answers += 1;
      if (outcome === 'handoff') state.isHumanRequested = true;
      const { asks, afterAnswers } = state.forms ?? {};
      const isDue = isNew && asks === 'after' && state.answers === afterAnswers;
      if (outcome === 'handoff' || draft.isPending() || isDue) {
        // The focus stays where the visitor writes, so that more can be said first.
        if (isPossible()) drawForm(nameOfForm());
        view.reveal();
        return;
      }
      if (!outcome || !offeringOutcomes.includes(outcome) || !isPossible() || asks === 'button') return;
      const click = () => showForm();
      view.setAside(createElement('button', { type: 'button', class: 'primary', click }, words.talkToPerson));
    },
    showForm,
    markLeft(leadId) {
      composer.focus();
      if (leadId === null) return;
      state.hasLead = true;
      draft.markLeft(leadId);
      options.emit('lead', { leadId });
      options.onChange();
    },
    forget() {
      draft.clear();
      Object.assign(state, nothing, { isFull: state.isFull });
    },
  };
}
