import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#web/shell/session.tsx';
import type { AgentDraft } from './agent-draft.ts';
import { packDraft, unpackDraft } from './kept-draft.ts';

/**
 * The wizard's draft. It outlives reloading and leaving the page for as long as the tab is open, and belongs to the
 * user who typed it; `forget` is for when the agent exists.
 */
export function useAgentDraft() {
  const { user } = useSession();
  const key = `agent-draft-${user?.id ?? ''}`;
  const [draft, setDraft] = useState(() => unpackDraft(readKept(key)));
  const [isOver, setIsOver] = useState(false);
  const [isKept, setIsKept] = useState(true);

  useEffect(() => setIsKept(writeKept(key, isOver ? null : packDraft(draft))), [key, draft, isOver]);

  const change = useCallback(
    (changes: Partial<AgentDraft>) => setDraft((current) => ({ ...current, ...changes })),
    [],
  );
  const forget = useCallback(() => {
    setIsOver(true);
    // At once: the page may be left before it is drawn again.
    writeKept(key, null);
  }, [key]);
  /** Leaving the page now would lose something. */
  const isAtRisk = !isOver && (!isKept || draft.files.length > 0);
  return { draft, change, forget, isAtRisk };
}

function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch (error) {
    console.warn('The draft cannot be read: this browser blocks storage.', error);
    return null;
  }
}

/** @returns whether a reload will find it again */
function writeKept(key: string, packed: string | null): boolean {
  try {
    if (packed === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, packed);
    return true;
  } catch (error) {
    console.warn('The draft cannot be saved: this browser blocks storage, or its storage is full.', error);
    return packed === null;
  }
}
