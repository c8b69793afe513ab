import type { SentForm } from '#contract/actions/actions.schemas.ts';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { Channel } from '#contract/conversations/conversations.ts';
import type { Device, VisitedPage } from '#contract/inbox/inbox.schemas.ts';
import type { Hit } from '#server/http/limits/create-rate-limiter.ts';
import type { HistoryMessage } from './read-history.ts';

/** A message that an agent is asked to answer. */
export interface Question {
  agentId: string;
  /** Of a member, who reaches only agents of their own; null for a visitor, who knows no workspace. */
  workspaceId: string | null;
  visitorId: string | null;
  /** The names of the files where nothing was written with them. */
  text: string;
  /** Files that the visitor has uploaded, as `findUploads` found them. */
  attachments?: readonly Attachment[];
  /** Absent for the first question of a conversation. */
  conversationId?: string | undefined;
  /** Of a first question: what was said before it elsewhere, oldest first. */
  history?: readonly HistoryMessage[];
  channel: Channel;
  /** The API caller's own id of the person asking. */
  userId?: string | undefined;
  pageUrl?: string | undefined;
  /** Of a first question: what the visitor had open until then, the last page first. */
  visitedPages?: readonly VisitedPage[];
  /** IANA name, as the visitor's browser says. */
  timeZone?: string | undefined;
  /** What the visitor's browser says it is. */
  device?: Device | null;
  /** Details that the visitor left before this first question. */
  leadId?: string | undefined;
  /** Said by a button, so that no words have to be understood. */
  intent?: 'human' | undefined;
  /** A form that was filled in, for an action to be called. */
  form?: SentForm | undefined;
  /** Limits that it counts under, which storing it checks. */
  hits: readonly Hit[];
  /** Whether a challenge was solved for it, as it must be in a burst. */
  isChallengeSolved?: boolean;
}
