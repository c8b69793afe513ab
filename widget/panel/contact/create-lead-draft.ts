import type { LeadField } from './check-lead.ts';

export type LeadValues = Partial<Record<LeadField, string>>;

export interface LeadDraft {
  /** What was typed and not sent. */
  read(): LeadValues;
  write(values: LeadValues): void;
  /** The form is put away: it is not shown again by itself, but what was typed is there when it is opened. */
  putAway(): void;
  clear(): void;
  /** There is something to go on with. */
  isPending(): boolean;
}

/**
 * Keeps a contact form that is half filled in, in the frame's own storage, so that closing the chat, a reload or another
 * tab loses nothing. Where storage is blocked it is kept for as long as the page is open.
 */
export function createLeadDraft(agentId: string, storage: () => Storage): LeadDraft {
  const key = `parley:${agentId}:draft`;
  let values: LeadValues = {};
  let isOpen = true;
  const keep = (text: string) => {
    try {
      if (text) storage().setItem(key, text);
      else storage().removeItem(key);
    } catch {
      // Blocked: memory has it.
    }
  };
  try {
    values = JSON.parse(storage().getItem(key) ?? '{}');
  } catch {
    // Blocked, or not ours: there is nothing to go on with.
  }
  const draft: LeadDraft = {
    read: () => values,
    write(typed) {
      values = typed;
      isOpen = true;
      keep(draft.isPending() ? JSON.stringify(typed) : '');
    },
    putAway() {
      isOpen = false;
      keep('');
    },
    clear: () => draft.write({}),
    isPending: () => isOpen && Object.values(values).some(Boolean),
  };
  return draft;
}
