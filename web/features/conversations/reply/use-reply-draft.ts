import { useState } from 'react';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';

interface Draft {
  text: string;
  /** Files that were uploaded for it. */
  files: Attachment[];
  /** The same until it is sent, so that sending it again after a lost connection stores it once. */
  clientId: string;
}

const keyOf = (conversationId: string): string => `reply:${conversationId}`;

const newDraft = (): Draft => ({ text: '', files: [], clientId: crypto.randomUUID() });

function readDraft(conversationId: string): Draft {
  try {
    const stored = sessionStorage.getItem(keyOf(conversationId));
    return stored === null ? newDraft() : { ...newDraft(), ...(JSON.parse(stored) as Partial<Draft>) };
  } catch {
    return newDraft();
  }
}

function keepDraft(conversationId: string, draft: Draft): void {
  try {
    if (draft.text === '' && draft.files.length === 0) sessionStorage.removeItem(keyOf(conversationId));
    else sessionStorage.setItem(keyOf(conversationId), JSON.stringify(draft));
  } catch {
    // Without storage it is kept until the page is left.
  }
}

/** What is being written to a visitor, kept for this tab until it is sent. */
export function useReplyDraft(conversationId: string) {
  const [draft, setDraft] = useState(() => readDraft(conversationId));
  const change = (changeDraft: (before: Draft) => Draft): void =>
    setDraft((before) => {
      const next = changeDraft(before);
      keepDraft(conversationId, next);
      return next;
    });
  return {
    ...draft,
    write: (text: string) => change((before) => ({ ...before, text })),
    addFile: (file: Attachment) => change((before) => ({ ...before, files: [...before.files, file] })),
    removeFile: (id: string) =>
      change((before) => ({ ...before, files: before.files.filter((file) => file.id !== id) })),
    clear: () => change(newDraft),
  };
}
