import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import { defaultMessageColor, defaultModel, defaultWelcomeMessage } from '#contract/agents/agents.ts';
import type { Changes } from '#contract/changes.ts';
import { defaultLook } from '#contract/look/look.ts';
import { DEFAULT_FALLBACK_REPLY, DEFAULT_PROMPT } from '#core/answering/composing/default-prompt.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { lockWorkspace } from '#server/features/workspaces/lock-workspace.ts';
import { recordEvent } from '#server/jobs/outbox/record-event.ts';
import { assertQuota } from '#server/quota/assert-quota.ts';
import { agent } from './agents.table.ts';
import { refusedUsername } from './public/refused-username.ts';
import { startBudget } from './start-budget.ts';

const defaults: Omit<AgentSettings, 'name' | 'displayName'> = {
  status: 'active',
  welcomeMessage: defaultWelcomeMessage,
  messageColor: defaultMessageColor,
  colorMode: 'light',
  position: 'right',
  ...defaultLook,
  isOpenedOnLoad: false,
  suggestedQuestions: [],
  handoffPhrases: [],
  promptText: DEFAULT_PROMPT,
  fallbackReply: DEFAULT_FALLBACK_REPLY,
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
  holdsBackTraining: false,
  writesQuestions: false,
};

/**
 * Makes an agent within the plan's number of agents and answers its id; `plan-limit` beyond it, `invalid-input` for a
 * username that is taken, and for a public page without one.
 */
export async function createAgent(
  ctx: Context,
  settings: Changes<AgentSettings> & { name: string },
): Promise<string> {
  if (settings.isPublic === true && (settings.username ?? null) === null) throw refusedUsername('missing');
  try {
    return await insertAgent(ctx, settings);
  } catch (error) {
    throw isUniqueViolation(error, 'agent_username') ? refusedUsername('taken') : error;
  }
}

function insertAgent(ctx: Context, settings: Changes<AgentSettings> & { name: string }): Promise<string> {
  return withTransaction(ctx, async (ctx) => {
    await lockWorkspace(ctx);
    await assertQuota(ctx, { agents: 1 });
    const id = createId('agt');
    await ctx.db.insert(agent).values({
      ...defaults,
      name: settings.name,
      displayName: settings.name,
      ...givenOf(settings),
      id,
      workspaceId: ctx.workspace.id,
    });
    if (typeof settings.messagesPerMonth === 'number') await startBudget(ctx, id);
    await recordAudit(ctx, {
      action: 'agent.created',
      workspaceId: ctx.workspace.id,
      subject: { id, name: settings.name },
    });
    await recordEvent(ctx.db, ctx.workspace.id, { name: 'agent.created', payload: { agentId: id } });
    return id;
  });
}

/** The settings that are there: an undefined one must not take the place of a default. */
function givenOf(settings: Changes<AgentSettings>): Partial<AgentSettings> {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
