import { brand } from '#contract/brand.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { presentLook } from '#core/look/present-look.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Context, Services } from '#server/context.ts';
import type { PublicAgent } from '#server/features/agents/public/find-public-agent.ts';
import { reopenForm } from '#server/features/answering/actions/reopen-form.ts';
import { findOffer } from '#server/features/bookings/free-times/find-offer.ts';
import { listComingBookings } from '#server/features/bookings/list-coming-bookings.ts';
import { findOpenConversation } from '#server/features/conversations/find-open-conversation.ts';
import { findContact } from '#server/features/leads/find-contact.ts';
import { pictureUrl } from '#server/features/pictures/picture-url.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { createVisitor, type Visitor } from './visitors/create-visitor.ts';
import { visitorContext } from './visitors/visitor-context.ts';

/**
 * What the panel needs to start.
 * @param known the visitor who calls; null for a new one, who is of this `kind`
 * @param isQuiet nobody looks at the panel at the moment
 */
export async function openSession(
  services: Services,
  agent: PublicAgent,
  known: Visitor | null,
  { kind = 'visitor', isQuiet = false }: { kind?: 'visitor' | 'preview'; isQuiet?: boolean } = {},
): Promise<WidgetSession> {
  if (!isQuiet) services.embeddingModels.current?.prepare();
  const { settings } = agent;
  const label = services.labels.ofWorkspace(agent.workspace.id) ?? labelStore.getStore();
  const ours = label
    ? { name: label.name, url: label.origin }
    : { name: brand.name, url: baseUrl(services.config) };
  const look = presentLook(settings, entitlementsOf(agent.workspace), ours);
  const [conversation, bookings] =
    known === null
      ? [null, []]
      : await Promise.all([
          resumeConversation(services, agent, known, isQuiet),
          bookingsOf(services, agent, known),
        ]);
  return {
    visitorToken: (known ?? createVisitor(services, agent.id, kind)).token,
    agent: {
      ...look.agent,
      avatarUrl: pictureUrl(settings.avatar),
      isPaused: agent.isPaused,
      canBook: !agent.isPaused && (await canBook(services, agent)),
    },
    forms: look.forms,
    conversation,
    bookings,
  };
}

/** Most agents offer nothing to book: no query for them. */
async function canBook(services: Services, agent: PublicAgent): Promise<boolean> {
  if (!agent.settings.isCalComBookingEnabled || agent.settings.bookingEventTypeId === null) return false;
  const ctx: Context = { ...services, workspace: agent.workspace, actor: { kind: 'system' } };
  return (await findOffer(ctx, agent.id)) !== null;
}

async function bookingsOf(
  services: Services,
  agent: PublicAgent,
  { visitorId }: Visitor,
): Promise<WidgetSession['bookings']> {
  if (agent.settings.bookingEventTypeId === null) return [];
  return listComingBookings(visitorContext(services, agent, visitorId), { agentId: agent.id, visitorId });
}

async function resumeConversation(
  services: Services,
  agent: PublicAgent,
  { visitorId }: Visitor,
  isQuiet: boolean,
): Promise<WidgetSession['conversation']> {
  const ctx = visitorContext(services, agent, visitorId);
  const open = await findOpenConversation(ctx, agent.id, visitorId, isQuiet);
  if (open === null) return null;
  const form = open.asked === null ? null : await reopenForm(ctx, agent.id, open.asked);
  const messages = open.messages.map(
    ({
      id,
      role,
      author,
      text,
      attachments,
      refusedFiles,
      sources,
      outcome,
      visitorFeedback,
      createdAt,
    }) => ({
      id,
      role,
      author,
      text,
      attachments,
      refusedFiles: refusedFiles.map(({ name }) => ({ name })),
      sources,
      outcome,
      feedback: visitorFeedback,
      // What was asked with the last answer is still to be filled in.
      ...(form !== null && id === open.messages.at(-1)?.id ? { form } : {}),
      createdAt,
    }),
  );
  const { id, isHeld, unread } = open;
  return { id, messages, hasLead: (await findContact(ctx, id)) !== null, isHeld, unread };
}
