import { useRef, useState } from 'react';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import { createKey } from '#web/lib/create-key.ts';

interface Draft {
  text: string;
  /** Files that were uploaded for it. */
  files: Attachment[];
  /** A new one with each change, so that the same reply sent again after a lost connection is stored once. */
  clientId: string;
}

const keyOf = (conversationId: string): string => `reply:${conversationId}`;

const newDraft = (): Draft => ({ text: '', files: [], clientId: createKey() });

function readDraft(conversationId: string): Draft {
  try {
    const stored = sessionStorage.getItem(keyOf(conversationId));
    return stored === null ? newDraft() : { ...newDraft(), ...(JSON.parse(stored) as Partial<Draft>) };
  } catch {
    return newDraft();
  }
}

function storeDraft(conversationId: string, draft: Draft): void {
  try {
    if (draft.text === '' && draft.files.length === 0) sessionStorage.removeItem(keyOf(conversationId));
    else sessionStorage.setItem(keyOf(conversationId), JSON.stringify(draft));
  } catch {
    // Without storage it is kept until the page is left.
  }
}

/** What was written since: what follows the text that was sent, and the files that were added. */
const withoutSent = (draft: Draft, sent: Pick<Draft, 'text' | 'files'>) => ({
  text: draft.text.startsWith(sent.text) ? draft.text.slice(sent.text.length).trimStart() : draft.text,
  files: draft.files.filter(({ id }) => sent.files.every((file) => file.id !== id)),
});

/** What is being written to a visitor, kept for this tab until it is sent. */
export function useReplyDraft(conversationId: string) {
  const [draft, setDraft] = useState(() => readDraft(conversationId));
  /** The draft of now: what takes a while changes it later than the last render, or after the box is gone. */
  const latest = useRef(draft);
  const change = (changed: Partial<Draft>): void => {
    latest.current = { ...latest.current, ...changed, clientId: createKey() };
    storeDraft(conversationId, latest.current);
    setDraft(latest.current);
  };
  return {
    ...draft,
    readText: () => latest.current.text,
    write: (text: string) => change({ text }),
    addFile: (file: Attachment) => change({ files: [...latest.current.files, file] }),
    removeFile: (id: string) => change({ files: latest.current.files.filter((file) => file.id !== id) }),
    /** Takes out what was sent; what was written meanwhile stays. */
    clear: (sent: Pick<Draft, 'text' | 'files'>) => change(withoutSent(latest.current, sent)),
  };
}
