import type { AccountSettings } from '#contract/accounts/accounts.schemas.ts';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { defaultMessageColor, defaultModel, defaultWelcomeMessage } from '#contract/agents/agents.ts';
import type { UsageLimit } from '#contract/billing/billing.schemas.ts';
import type { Booking } from '#contract/bookings/bookings.schemas.ts';
import type { ChatAnswer, Conversation, Message } from '#contract/conversations/conversations.schemas.ts';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import { defaultLook } from '#contract/look/look.ts';
import { type Meter, meters, type PlanId, plans } from '#contract/plans.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import type { UnansweredGroup } from '#contract/unanswered-questions/unanswered-questions.schemas.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';

const time = '2026-03-11T09:30:00.000Z';
/** Ids as the server makes them. */
const idOf = (prefix: string, number: number): string => `${prefix}_${String(number).padStart(25, '0')}`;

export const agentId = idOf('agt', 1);

export const sampleAgent = (changes: Partial<Agent> = {}): Agent => ({
  name: 'Shop',
  status: 'active',
  displayName: 'Fernwood Cycles',
  welcomeMessage: defaultWelcomeMessage,
  messageColor: defaultMessageColor,
  colorMode: 'auto',
  position: 'right',
  isOpenedOnLoad: false,
  suggestedQuestions: [],
  promptText: '',
  fallbackReply: 'I do not know that.',
  vibeResponse: 'friendly',
  selectedModel: defaultModel,
  isEmailEnabled: true,
  isNameEnabled: true,
  isPhoneEnabled: false,
  allowedDomains: [],
  messagesPerVisitor: null,
  messagesPerAddress: null,
  messagesPerMonth: null,
  messagesPerVisitorMonth: null,
  budgetUsed: null,
  aiAgentTitle: '',
  description: '',
  isPublic: false,
  username: null,
  socialX: null,
  socialLinkedIn: null,
  socialFacebook: null,
  isCalComBookingEnabled: false,
  bookingUrl: '',
  bookingEventTypeId: null,
  ...defaultLook,
  version: 0,
  avatarUrl: null,
  coverUrl: null,
  holdsBackTraining: false,
  writesQuestions: false,
  handoffPhrases: [],
  id: agentId,
  isSample: false,
  isPausedByPlan: false,
  createdAt: time,
  updatedAt: time,
  counts: { conversations: 3, messages: 9, leads: 1, sources: 2 },
  ...changes,
});

export const sampleWorkspace = (role: Role = 'owner') => ({
  id: idOf('wsp', 1),
  name: 'Shop',
  role,
  others: [],
});

export const sampleSource = (number: number, changes: Partial<Source> = {}): Source => ({
  id: idOf('src', number),
  agentId,
  kind: 'text',
  title: `Source ${number}`,
  url: null,
  status: 'ready',
  progress: { done: 1, failed: 0, total: 1 },
  meaning: { done: 0, total: 0 },
  characters: 1_200,
  error: null,
  createdAt: time,
  trainedAt: time,
  schedule: 'never',
  nextCrawlAt: null,
  ...changes,
});

export const sampleLead = (number: number, changes: Partial<Lead> = {}): Lead => ({
  id: idOf('led', number),
  agentId,
  agentName: 'Shop',
  conversationId: null,
  conversationTitle: null,
  email: `visitor${number}@shop.example`,
  name: `Visitor ${number}`,
  phone: null,
  pageUrl: null,
  consentText: null,
  status: 'new',
  note: '',
  createdAt: time,
  ...changes,
});

export const sampleBooking = (number: number, changes: Partial<Booking> = {}): Booking => ({
  id: idOf('bkg', number),
  agentId,
  agentName: 'Shop',
  conversationId: null,
  leadId: null,
  title: 'Intro call between Fernwood Cycles and Ada Lovelace',
  status: 'accepted',
  startAt: time,
  endAt: time,
  timeZone: 'Europe/Berlin',
  name: 'Ada Lovelace',
  email: 'ada@shop.example',
  answers: [],
  meetingUrl: null,
  createdAt: time,
  ...changes,
});

export const sampleGroup = (number: number, changes: Partial<UnansweredGroup> = {}): UnansweredGroup => ({
  questionIds: [idOf('msg', number)],
  agentId,
  agentName: 'Shop',
  question: `Do you sell gift vouchers of kind ${number}?`,
  conversationId: idOf('cnv', number),
  askedAt: time,
  asked: number,
  wordings: [],
  closest: {
    type: 'source',
    sourceId: idOf('src', 1),
    title: 'Payment',
    url: 'https://shop.example/payment',
    quote: 'You can pay in cash or by card.',
  },
  settledAt: null,
  settledAs: null,
  ...changes,
});

export const sampleConversation = (number: number, changes: Partial<Conversation> = {}): Conversation => ({
  id: idOf('cnv', number),
  agentId,
  agentName: 'Shop',
  channel: 'widget',
  userId: null,
  pageUrl: 'https://shop.example/returns',
  title: `Question ${number}?`,
  preview: `Question ${number}?`,
  messageCount: 1,
  lastOutcome: 'answered',
  wantsPerson: false,
  rating: null,
  lead: null,
  tags: [],
  excerpt: null,
  isUnread: false,
  handling: {
    version: 0,
    state: 'open',
    holder: 'agent',
    assignee: null,
    snoozedUntil: null,
    handBackAt: null,
    wantedAt: null,
    repliedAt: null,
    endedAs: null,
    endReason: null,
  },
  createdAt: time,
  lastMessageAt: time,
  ...changes,
});

export const sampleMessage = (number: number, changes: Partial<Message> = {}): Message => ({
  id: idOf('msg', number),
  role: 'assistant',
  author: { kind: changes.role === 'user' ? 'visitor' : 'agent', name: null, pictureUrl: null, event: null },
  text: `Answer ${number}.`,
  attachments: [],
  refusedFiles: [],
  sources: [],
  outcome: 'answered',
  confidence: null,
  model: 'embedded',
  finishReason: 'stop',
  fallbackReason: null,
  feedback: null,
  visitorFeedback: null,
  createdAt: time,
  ...changes,
});

export const sampleAnswer = (text: string): ChatAnswer => ({
  id: idOf('msg', 99),
  role: 'assistant',
  parts: [{ type: 'text', text }],
  metadata: {
    conversationId: idOf('cnv', 99),
    userMessageId: idOf('msg', 98),
    outcome: 'answered',
    confidence: 0.9,
    model: 'embedded',
    finishReason: 'stop',
    usage: { inputTokens: 0, outputTokens: 0 },
  },
});

export const sampleAccount = (changes: Partial<AccountSettings> = {}): AccountSettings => ({
  email: 'ana@shop.example',
  isEmailVerified: true,
  hasPassword: true,
  isTwoFactorEnabled: false,
  recoveryCodesLeft: 0,
  isGoogleLinked: false,
  language: '',
  timeZone: '',
  notifications: { leads: true, handoffs: false, mentions: true, usage: true, weekly: false },
  ...changes,
});

/** The meters of a plan, used up where they are named, and with them what the embedded engine answers beyond. */
export function sampleUsage(planId: PlanId, full: readonly Meter[] = []) {
  const { name, limits } = plans[planId];
  return {
    plan: { id: planId, name, addOns: {} },
    resetsAt: '2026-04-01T00:00:00.000Z',
    afterLimit: { step: 'engine' as const, used: full.length > 0 ? 10 : 0, limit: 10 },
    meters: meters.map((meter): UsageLimit => {
      const limit = limits[meter];
      const isFull = full.includes(meter);
      return { name: meter, used: isFull ? (limit ?? 0) : 0, limit, percentage: isFull ? 100 : 0 };
    }),
  };
}

/** One page of a list. */
export const pageOf = <Item>(
  items: Item[],
  more: { cursor?: string; total?: number; isTotalMinimum?: true } = {},
) => ({
  data: items,
  pagination: {
    cursor: more.cursor ?? null,
    hasMore: more.cursor !== undefined,
    total: more.total ?? items.length,
    ...(more.isTotalMinimum ? { isTotalMinimum: true as const } : {}),
  },
});
