import { useState } from 'react';

interface Draft {
  text: string;
  /** The same until it is sent, so that sending it again after a lost connection stores it once. */
  clientId: string;
}

const keyOf = (conversationId: string): string => `reply:${conversationId}`;

const newDraft = (): Draft => ({ text: '', clientId: crypto.randomUUID() });

function readDraft(conversationId: string): Draft {
  try {
    const stored = sessionStorage.getItem(keyOf(conversationId));
    return stored === null ? newDraft() : (JSON.parse(stored) as Draft);
  } catch {
    return newDraft();
  }
}

function keepDraft(conversationId: string, draft: Draft): void {
  try {
    if (draft.text === '') sessionStorage.removeItem(keyOf(conversationId));
    else sessionStorage.setItem(keyOf(conversationId), JSON.stringify(draft));
  } catch {
    // Without storage it is kept until the page is left.
  }
}

/** What is being written to a visitor, kept for this tab until it is sent. */
export function useReplyDraft(conversationId: string) {
  const [draft, setDraft] = useState(() => readDraft(conversationId));
  const change = (next: Draft): void => {
    keepDraft(conversationId, next);
    setDraft(next);
  };
  return {
    ...draft,
    write: (text: string) => change({ ...draft, text }),
    clear: () => change(newDraft()),
  };
}
