import type { FollowEvent, WidgetSession } from '#contract/widget/widget.schemas.ts';
import { createAnswer } from '../answer/create-answer.ts';
import { createPersonMessage } from '../answer/create-person-message.ts';
import { fillIn } from '../words/fill-in.ts';
import { ChatFailure } from './chat-failure.ts';
import type { ChatOptions } from './chat-options.ts';
import type { StoredConversation } from './create-stored-conversation.ts';
import type { Transport } from './transport.ts';

/** What people write and do in the conversation, as it comes. */
export interface News {
  /** Takes what was drawn with the conversation as known, and follows it from here. */
  begin(conversation: WidgetSession['conversation']): void;
  /** To be called when a turn has ended: follows a conversation that is new, and draws what came meanwhile. */
  catchUp(): void;
  /** Reads what is new, also where no event announced it. It then counts as seen, if the chat is open. */
  read(): Promise<void>;
  end(): void;
}

const typingMs = 6_000;
const retryMs = 3_000;
const longestWaitMs = 30_000;

/**
 * Follows the conversation by its stream, which only says that there is something new: what that is, is read from the
 * session, and drawn once by its id. So a lost connection loses and doubles nothing. While an answer is being drawn it
 * waits, as that was first.
 */
export function createNews(options: ChatOptions, stored: StoredConversation, isBusy: () => boolean): News {
  const { words, view, transport, emit } = options;
  const known = new Set<string>();
  let followed: string | undefined;
  let following: AbortController | undefined;
  let isDue = false;
  let typingTimer: ReturnType<typeof setTimeout> | undefined;

  const showTyping = (name: string) => {
    clearTimeout(typingTimer);
    view.announceStatus(name && fillIn(words.typing, { name }));
    view.setLive(name ? createAnswer(words, transport.rateMessage, [name]).element : undefined);
    if (name) typingTimer = setTimeout(showTyping, typingMs, '');
  };
  const draw = ({ isHeld, messages }: NonNullable<WidgetSession['conversation']>) => {
    stored.isHeld = isHeld;
    for (const message of messages) {
      const { id, author } = message;
      if (known.has(id) || (author.kind !== 'person' && author.kind !== 'system')) continue;
      known.add(id);
      stored.noteDrawn(id);
      showTyping('');
      view.add(createPersonMessage(message, options));
      view.reveal();
      if (author.kind === 'person')
        emit('assistant-message', { conversationId: stored.id ?? null, messageId: id, outcome: null });
    }
  };
  const read = async () => {
    isDue = true;
    if (isBusy()) return;
    isDue = false;
    try {
      const { conversation } = await transport.openSession();
      if (conversation === null || conversation.id !== stored.id) return;
      // An answer has begun meanwhile: read again behind it.
      if (isBusy()) isDue = true;
      else draw(conversation);
    } catch {
      setTimeout(() => void read(), retryMs);
    }
  };
  const onEvent = (event: FollowEvent) => {
    if (event.name === 'changed') void read();
    else if (!isBusy()) showTyping(event.by);
  };
  const end = () => {
    following?.abort();
    following = undefined;
    followed = undefined;
  };
  const catchUp = () => {
    if (isDue) void read();
    if (stored.id === followed) return;
    end();
    if (!stored.id || !options.isFollowed) return;
    followed = stored.id;
    following = new AbortController();
    void keepFollowing(transport, stored.id, onEvent, following.signal);
  };

  return {
    begin(conversation) {
      for (const { id } of conversation?.messages ?? []) {
        known.add(id);
        stored.noteDrawn(id);
      }
      stored.isHeld = conversation?.isHeld ?? false;
      catchUp();
    },
    catchUp,
    read,
    end,
  };
}

/** Follows until stopped, and begins again where the stream ends; not where the conversation is gone. */
async function keepFollowing(
  transport: Transport,
  conversationId: string,
  onEvent: (event: FollowEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let waitMs = 1_000;
  while (!signal.aborted) {
    try {
      await transport.followConversation(conversationId, onEvent, signal);
      waitMs = 1_000;
    } catch (failure) {
      const isOver =
        failure instanceof ChatFailure &&
        (failure.code === 'not-found' || failure.code === 'domain-not-allowed');
      if (isOver) return;
      waitMs = Math.min(longestWaitMs, waitMs * 2);
    }
    // Not all panels at the same moment, after the server was away.
    await new Promise((resolve) => setTimeout(resolve, waitMs * (0.5 + Math.random())));
  }
}
