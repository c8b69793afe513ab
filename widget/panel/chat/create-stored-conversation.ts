import type { SentForm } from '#contract/actions/actions.schemas.ts';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { StreamPart, ToldPage, WidgetMessage } from '#contract/widget/widget.schemas.ts';
import { ChatFailure } from './chat-failure.ts';
import type { ChatOptions } from './chat-options.ts';
import { recoverAnswer } from './recover-answer.ts';
import type { Question } from './transport.ts';

export interface StoredConversation {
  /** Unknown before the first answer has ended. */
  id: string | undefined;
  /** A person has it: what is written goes to them. */
  isHeld: boolean;
  /** Takes note of messages that are drawn: ids sort by time. */
  noteDrawn(...ids: string[]): void;
  /** Whether a question whose sending failed has arrived all the same: it is not sent again then. */
  hasArrived(question: string): Promise<boolean>;
  /** Sends a question into the conversation. A deleted conversation is left, and the question starts another. */
  send(
    text: string,
    onPart: (part: StreamPart) => void,
    signal: AbortSignal,
    files: readonly Attachment[],
    form?: SentForm,
  ): Promise<void>;
  /** Looks for the answer to a question whose stream was lost, once after each delay. */
  recover(question: string, delaysMs: number[], signal: AbortSignal): Promise<WidgetMessage | undefined>;
  /** After a stopped first answer only the server knows the id of the conversation. */
  learnId(): Promise<void>;
  /** Closes it on the server. */
  finish(): Promise<void>;
}

const wait = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

function withPages(question: Question, visitedPages: ToldPage[]): Question {
  return visitedPages.length > 0 ? { ...question, visitedPages } : question;
}

/**
 * The conversation as the server keeps it.
 * @param listVisitedPages what may be told of the visit with the first message
 */
export function createStoredConversation(
  options: ChatOptions,
  listVisitedPages: () => ToldPage[],
): StoredConversation {
  const { transport, emit } = options;
  let lastDrawn = '';
  const stored: StoredConversation = {
    id: undefined,
    isHeld: false,
    noteDrawn(...ids) {
      for (const id of ids) if (id > lastDrawn) lastDrawn = id;
    },
    async hasArrived(question) {
      const { conversation } = await transport.openSession();
      const isStored = conversation?.messages.some(
        ({ id, role, text, attachments }) =>
          // Files without a word are stored under their names.
          role === 'user' && id > lastDrawn && (question ? text === question : attachments.length > 0),
      );
      if (isStored) stored.id = conversation?.id;
      return isStored ?? false;
    },
    async send(text, onPart, signal, files, form) {
      const pageUrl = options.readPageUrl();
      const question: Question = {
        message: text,
        ...(files.length > 0 && { attachmentIds: files.map(({ id }) => id) }),
        ...(form && { form }),
        channel: options.channel,
        ...(pageUrl && { pageUrl }),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        // The sentence of the button, in whatever language: the server need not understand it.
        ...(text === options.words.humanHelpMessage && { intent: 'human' }),
      };
      const begin = () => withPages(question, listVisitedPages());
      const conversationId = stored.id;
      const leadId = options.draft.readLeft();
      try {
        await transport.sendMessage(
          // Details that were left before there was a conversation belong to this one.
          conversationId ? { ...question, conversationId } : { ...begin(), ...(leadId && { leadId }) },
          onPart,
          signal,
        );
      } catch (failure) {
        if (!conversationId || !(failure instanceof ChatFailure) || failure.code !== 'not-found')
          throw failure;
        stored.id = undefined;
        await transport.sendMessage(begin(), onPart, signal);
      }
    },
    async recover(question, delaysMs, signal) {
      const readConversation = async () => {
        try {
          return signal.aborted ? null : (await transport.openSession()).conversation;
        } catch (failure) {
          if (failure instanceof ChatFailure) return null;
          throw failure;
        }
      };
      const recovered = await recoverAnswer(question, readConversation, delaysMs, wait);
      if (signal.aborted) return undefined;
      stored.id = recovered?.conversation.id ?? stored.id;
      stored.isHeld = recovered?.conversation.isHeld ?? stored.isHeld;
      return recovered?.answer;
    },
    async learnId() {
      try {
        stored.id = (await transport.openSession()).conversation?.id;
      } catch (failure) {
        emit('error', { code: failure instanceof ChatFailure ? failure.code : 'internal-error' });
      }
    },
    async finish() {
      if (stored.id) await transport.finishConversation(stored.id);
    },
  };
  return stored;
}
