import type { Erased } from '#contract/accounts/accounts.schemas.ts';
import type { KeyWarningDays } from '#contract/api-keys/api-keys.ts';
import type { PaymentRefusal } from '#contract/billing/billing.ts';
import type { AfterLimit } from '#contract/plans.ts';
import type { AfterHandOver, Role } from '#contract/workspaces/workspaces.ts';
import type { AdviceKind } from '../counting/choose-advice.ts';

/** What came by the contact form; `sentAt` is ISO 8601. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
  sentAt: string;
}

/** What gave access and was removed with a new password. */
export type RemovedAccess = 'nothing' | 'other-access' | 'everything';

/** A change to what gives access to an account or a workspace. */
export type SecurityChange =
  | 'passkey-added'
  | 'passkey-removed'
  | 'api-key-created'
  | 'webhook-created'
  | 'webhook-redirected'
  | 'action-created'
  | 'action-redirected'
  | 'tool-server-connected'
  | 'identity-secret-created'
  | 'model-key-stored'
  | 'notion-connected'
  | 'cal-com-connected'
  | 'slack-connected'
  | 'google-linked'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'owners-changed'
  | 'owner-invited'
  | 'data-exported';

/** A payment for a subscription that could not be charged. */
export interface FailedPayment {
  planName: string;
  amountCents: number;
  refusal: PaymentRefusal;
  isPaused: boolean;
  /** ISO 8601. */
  pausesAt: string;
}

/** What was said in a chat, oldest first. */
export interface EmailTurn {
  from: 'visitor' | 'agent' | 'person';
  /** Of the person. */
  name?: string;
  text: string;
}

/** The end of a conversation, short enough for an email. */
export interface EmailThread {
  turns: readonly EmailTurn[];
  /** Messages before these. */
  earlier: number;
}

/** What a visitor has left of how to reach them. */
export interface EmailContact {
  name: string | null;
  email: string | null;
  phone: string | null;
}

export interface WeeklyItem {
  advice: AdviceKind;
  agentName: string;
  count: number;
  /** The question that was asked most often, and how often; only for advice about questions. */
  question?: { text: string; asked: number };
  url: string;
}

export interface BackupFailure {
  /** Where backups go. */
  place: string;
  /** Why it failed, as a sentence. */
  error: string;
  /** When the last one was made or passed its test, as ISO 8601; null when none has. */
  lastGoodAt: string | null;
  /** The list of backups. */
  url: string;
}

/**
 * Every email that the product sends, as data: what it says beyond its fixed words. Addresses (`url`) are whole, with
 * origin. Names are as people typed them; the texts pass them through `plainName`.
 */
export type Email =
  | { kind: 'verify-email'; firstname: string; url: string }
  | { kind: 'reset-password'; firstname: string; url: string; minutes: number }
  /** `url` is where the password is reset, if somebody else changed it. */
  | {
      kind: 'password-changed';
      firstname: string;
      url: string;
      /** Absent in emails queued by earlier versions. */
      removed?: RemovedAccess;
    }
  | { kind: 'confirmation-code'; firstname: string; code: string; minutes: number }
  /** `what` is the name of what changed, `url` the settings. */
  | { kind: 'security-change'; firstname: string; change: SecurityChange; what: string; url: string }
  /** The receipt of a deletion; nothing of it is kept once it is sent. */
  | { kind: 'account-deleted'; firstname: string; erased: Erased; url: string }
  | {
      kind: 'invitation';
      inviterName: string;
      workspaceName: string;
      role: Role;
      /** Set where accepting hands the workspace over. */
      inviterBecomes?: AfterHandOver;
      url: string;
      days: number;
    }
  | { kind: 'export-ready'; firstname: string; url: string }
  /** A reply goes to the lead, where an address was left. */
  | ({
      kind: 'new-lead';
      agentName: string;
      pageUrl: string | null;
      /** Absent without a conversation, and in emails queued by earlier versions. */
      thread?: EmailThread;
      /** They asked for a person before. */
      wantsPerson?: boolean;
      url: string;
      /** Where this kind of email is turned off. */
      settingsUrl: string;
    } & EmailContact)
  /** A reply goes to the visitor, where an address is known. `thread` is what was said before the question. */
  | {
      kind: 'person-wanted';
      agentName: string;
      question: string;
      /** These three are absent in emails queued by earlier versions. */
      thread?: EmailThread;
      contact?: EmailContact | null;
      pageUrl?: string | null;
      /** In a reminder: since when they wait, as ISO 8601. */
      waitingSince?: string;
      /** The question came by email, as an answer to a reply. */
      isEmailed?: boolean;
      /** Where an answer by email goes, to be sent in the member's name in the conversation. */
      replyAddress?: string;
      url: string;
      settingsUrl: string;
    }
  /**
   * To a visitor who has left, from the people who replied in the chat; `thread` is what was said before. It has no
   * link to the page that the chat was on: that address comes from the visitor's browser, and the reader may be
   * somebody else.
   */
  | {
      kind: 'person-replied';
      /** As visitors know the agent. */
      agentName: string;
      replies: readonly EmailTurn[];
      thread: EmailThread;
      /** Where an answer by email goes; null where the owner takes none. */
      replyAddress: string | null;
      /** It goes into the conversation. Absent in emails queued by earlier versions. */
      isTaken?: boolean;
    }
  /** To a visitor who asked for it in the chat. Its first turns are left out where it is long. */
  | {
      kind: 'transcript';
      agentName: string;
      /** When the conversation began, as ISO 8601. */
      startedAt: string;
      thread: EmailThread;
    }
  /** To a member, about a note that mentions them. */
  | {
      kind: 'mentioned';
      /** Null for a note by API key. */
      authorName: string | null;
      note: string;
      agentName: string;
      /** The visitor's first question. */
      title: string;
      url: string;
      settingsUrl: string;
    }
  | {
      kind: 'burst-warning';
      agentName: string;
      what: 'messages' | 'leads';
      url: string;
      settingsUrl: string;
    }
  | {
      kind: 'usage-warning';
      meter: 'messages' | 'leads';
      percentage: 80 | 100;
      used: number;
      limit: number;
      planName: string;
      /** ISO 8601. */
      resetsAt: string;
      /** How many messages the embedded engine answers without charge beyond the limit. */
      spare: number;
      url: string;
      settingsUrl: string;
    }
  /** Of one agent that has a budget of messages of its own. */
  | {
      kind: 'budget-warning';
      agentName: string;
      percentage: 80 | 100;
      used: number;
      limit: number;
      /** ISO 8601. */
      resetsAt: string;
      afterLimit: AfterLimit;
      /** The settings of the agent. */
      url: string;
      settingsUrl: string;
    }
  /** To a partner, as the TXT record of their white label is missing: before its host stops, and when it does. */
  | {
      kind: 'white-label-record';
      verdict: 'warn' | 'stop';
      host: string;
      record: { name: string; value: string };
      /** ISO 8601, as is the next. */
      missingSince: string;
      stopsAt: string;
      url: string;
    }
  /** To a partner whose white label the operator has removed. */
  | { kind: 'white-label-removed'; host: string; reason: string; url: string }
  /** `isPaused`: the subscription is paused for it. */
  | ({ kind: 'payment-failed'; url: string } & FailedPayment)
  /** What a user bought for themself. */
  | ({ kind: 'own-payment-failed'; url: string } & FailedPayment)
  /** Its endpoint fails since `failingSince` (ISO 8601), or was switched off for it, or said that it is gone. */
  | {
      kind: 'webhook-failing';
      verdict: 'warn' | 'switch-off' | 'gone';
      /** As its owner named it, else the host that it is sent to. */
      name: string;
      /** Why the last attempt failed, as a sentence. */
      error: string;
      failingSince: string;
      /** Its log. */
      url: string;
    }
  /** Another service no longer accepts a connection of the workspace. */
  | {
      kind: 'connection-lost';
      /** Its name, such as Slack. */
      service: string;
      /** Whose account it is there, or the end of what opens it. */
      accountName: string;
      /** What was stored here to open it; absent for an account that was connected. */
      opener?: 'key' | 'token';
      /** What no longer works, as sentences. */
      consequence: string;
      /** Where it is connected again. */
      url: string;
    }
  /** An API key of the member's ends; times as ISO 8601. */
  | {
      kind: 'api-key-expiring';
      workspaceName: string;
      /** As its maker named it, and its first characters. */
      keyName: string;
      prefix: string;
      days: KeyWarningDays;
      expiresAt: string;
      lastUsedAt: string | null;
      /** The list of keys. */
      url: string;
    }
  /** What is worth doing after a week; `items` has one to three things, each with where it is done. */
  | {
      kind: 'weekly-advice';
      workspaceName: string;
      /** First and last day, as `2026-03-09`. */
      firstDay: string;
      lastDay: string;
      conversations: number;
      messages: number;
      /** Share of questions that were answered, 0 to 1; null when none was asked. */
      answeredRate: number | null;
      items: readonly WeeklyItem[];
      /** Analytics of that week. */
      url: string;
      settingsUrl: string;
    }
  /** These two to the operators. */
  | ({ kind: 'backup-failed' } & BackupFailure)
  | ({ kind: 'backup-test-failed' } & BackupFailure)
  /** To the operator; a reply goes to the sender. */
  | ({ kind: 'contact-message' } & ContactMessage)
  /**
   * Messages that came after the limit of single emails to the operator; `more` of them are stored and come with the
   * next email.
   */
  | { kind: 'contact-messages'; messages: readonly ContactMessage[]; more: number }
  | { kind: 'contact-confirmation'; url: string }
  | { kind: 'waitlist-confirmation'; url: string };

export type EmailKind = Email['kind'];
export type EmailOf<Kind extends EmailKind> = Extract<Email, { kind: Kind }>;

/** A piece of an email's body. `quote` and `thread` are people's own words, shown as they are. */
export type EmailBlock =
  | { kind: 'text'; text: string }
  /** A line of its own that leads to a whole address. */
  | { kind: 'link'; label: string; url: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'quote'; text: string }
  | { kind: 'thread'; turns: readonly EmailTurn[] };

/** An email in words, before it is rendered as HTML or as plain text. */
export interface EmailContent {
  subject: string;
  /** What an inbox shows next to the subject. */
  preheader: string;
  heading: string;
  blocks: readonly EmailBlock[];
  action?: { label: string; url: string };
  /** After the button: for how long it works, and what to do when it was not asked for. */
  notes: readonly string[];
  /** Why it came, in the small print. */
  reason: string;
  /** An answer comes back to us: the line above which it is to be written. */
  hasReplyLine?: boolean;
  /** Where a reply goes, if not to the sender. */
  replyTo?: { name: string; address: string };
}
