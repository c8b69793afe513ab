import { eq, sql } from 'drizzle-orm';
import { isAsleep } from '#core/plans/is-asleep.ts';
import type { Services, Workspace } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';
import { isPausedByPlan } from '#server/quota/is-paused-by-plan.ts';
import { isShownHere } from '#server/white-label/is-shown-here.ts';
import { agent } from '../agents.table.ts';

export interface PublicAgent {
  id: string;
  workspace: Workspace;
  /** By its owner or by the plan, because the workspace sleeps, or because the operator suspended it. */
  isPaused: boolean;
  settings: Pick<
    typeof agent.$inferSelect,
    | 'displayName'
    | 'footer'
    | 'messageRules'
    | 'leadsForm'
    | 'humanForm'
    | 'translations'
    | 'pausedMessage'
    | 'actionButtons'
    | 'input'
    | 'size'
    | 'avatar'
    | 'welcomeMessage'
    | 'messageColor'
    | 'colorMode'
    | 'position'
    | 'isOpenedOnLoad'
    | 'suggestedQuestions'
    | 'status'
    | 'isEmailEnabled'
    | 'isNameEnabled'
    | 'isPhoneEnabled'
    | 'isCalComBookingEnabled'
    | 'bookingUrl'
    | 'bookingEventTypeId'
    | 'allowedDomains'
  >;
}

/**
 * What visitors may see of an agent, found by its id alone; `not-found` when there is none, and under the host of a
 * partner whose it is not.
 */
export async function findPublicAgent(services: Services, agentId: string): Promise<PublicAgent> {
  const [row] = await services.db
    .select({
      workspaceId: agent.workspaceId,
      plan: workspace.plan,
      addOns: workspace.addOns,
      lastActiveAt: workspace.lastActiveAt,
      isPausedByPlan: sql<boolean>`${sql.raw(isPausedByPlan)}`,
      suspendedAt: workspace.suspendedAt,
      displayName: agent.displayName,
      footer: agent.footer,
      messageRules: agent.messageRules,
      leadsForm: agent.leadsForm,
      humanForm: agent.humanForm,
      translations: agent.translations,
      pausedMessage: agent.pausedMessage,
      actionButtons: agent.actionButtons,
      input: agent.input,
      size: agent.size,
      avatar: agent.avatar,
      welcomeMessage: agent.welcomeMessage,
      messageColor: agent.messageColor,
      colorMode: agent.colorMode,
      position: agent.position,
      isOpenedOnLoad: agent.isOpenedOnLoad,
      suggestedQuestions: agent.suggestedQuestions,
      status: agent.status,
      isEmailEnabled: agent.isEmailEnabled,
      isNameEnabled: agent.isNameEnabled,
      isPhoneEnabled: agent.isPhoneEnabled,
      isCalComBookingEnabled: agent.isCalComBookingEnabled,
      bookingUrl: agent.bookingUrl,
      bookingEventTypeId: agent.bookingEventTypeId,
      allowedDomains: agent.allowedDomains,
    })
    .from(agent)
    .innerJoin(workspace, eq(workspace.id, agent.workspaceId))
    .where(eq(agent.id, agentId));
  if (row === undefined || !(await isShownHere(services, row.workspaceId))) throw failure('not-found');
  const { workspaceId, plan, addOns, lastActiveAt, suspendedAt, isPausedByPlan: isBeyond, ...settings } = row;
  const { sleepsAfterDays } = entitlementsOf({ plan, addOns });
  const found = { id: agentId, workspace: { id: workspaceId, plan, addOns } };
  if (suspendedAt !== null) return { ...found, isPaused: true, settings: withoutPausedMessage(settings) };
  const isPaused =
    settings.status === 'paused' || isBeyond || isAsleep(sleepsAfterDays, lastActiveAt, services.clock.now());
  return { ...found, isPaused, settings };
}

/** What owners wrote for their own pauses does not explain a suspension: the widget says it in its own words. */
function withoutPausedMessage(settings: PublicAgent['settings']): PublicAgent['settings'] {
  const translations = settings.translations.map((each) => ({ ...each, pausedMessage: '' }));
  return { ...settings, pausedMessage: '', translations };
}
