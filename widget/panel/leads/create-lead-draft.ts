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
  /** Notes which lead was left: a form that comes before the chat is not shown to this visitor again. */
  markLeft(leadId: string): void;
  readLeft(): string | undefined;
  /** Forgets that too: somebody else may come. */
  forgetLeft(): void;
}

/**
 * Keeps a contact form that is half filled in, in the frame's own storage, so that closing the chat, a reload or another
 * tab loses nothing. Where storage is blocked it is kept for as long as the page is open.
 */
export function createLeadDraft(agentId: string, storage: () => Storage): LeadDraft {
  const key = `parley:${agentId}:draft`;
  let values: LeadValues = {};
  let isOpen = true;
  const leftKey = `parley:${agentId}:left`;
  let leftId: string | undefined;
  const keep = (text: string, name = key) => {
    try {
      if (text) storage().setItem(name, text);
      else storage().removeItem(name);
    } catch {
      // Blocked: memory has it.
    }
  };
  try {
    leftId = storage().getItem(leftKey) ?? undefined;
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
    markLeft(leadId) {
      leftId = leadId;
      keep(leadId, leftKey);
    },
    readLeft: () => leftId,
    forgetLeft() {
      leftId = undefined;
      keep('', leftKey);
    },
  };
  return draft;
}
