import type { Hono, Context as HonoContext } from 'hono';
import * as endpoints from '#contract/bookings/bookings.endpoints.ts';
import { presentForms } from '#core/look/present-forms.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import type { PublicAgent } from '#server/features/agents/public/find-public-agent.ts';
import { cancelBooking } from '#server/features/bookings/cancel-booking.ts';
import { createBooking } from '#server/features/bookings/create-booking.ts';
import { listFreeTimes } from '#server/features/bookings/free-times/list-free-times.ts';
import { listTimesToMove } from '#server/features/bookings/free-times/list-times-to-move.ts';
import { moveBooking } from '#server/features/bookings/move-booking.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { enterChat } from './enter-chat.ts';
import { limitBooking } from './limit-booking.ts';
import { requireConsent } from './require-consent.ts';
import { isPreviewVisitor } from './visitors/is-preview-visitor.ts';
import { requireVisitor } from './visitors/require-visitor.ts';

/** What visitors do to book, move and cancel a call in the chat. */
export function bindVisitorBookings(app: Hono, services: Services): void {
  const enter = async (http: HonoContext, agentId: string) => {
    const { visitorId } = await requireVisitor(http, services, agentId);
    const { ctx, agent } = await enterChat(services, agentId, visitorId);
    if (agent.isPaused) throw failure('agent-paused');
    return { ctx, agent, visitorId };
  };

  bindEndpoint(app, services, endpoints.listFreeTimes, async ({ params, query, http }) => {
    const { ctx, agent, visitorId } = await enter(http, params.agentId);
    await limitBooking(http, services, 'times', visitorId);
    http.header('Cache-Control', 'no-store');
    return listFreeTimes(ctx, agent.id, query);
  });

  bindEndpoint(app, services, endpoints.book, async ({ params, body, http }) => {
    const { ctx, agent, visitorId } = await enter(http, params.agentId);
    const { hasConsented = false, pageUrl, ...wish } = body;
    const consentText = consentOf(agent, hasConsented);
    await limitBooking(http, services, 'booking', visitorId, agent.id);
    const isPreview = isPreviewVisitor(visitorId);
    return createBooking(ctx, agent, {
      ...wish,
      visitorId,
      consentText,
      isPreview,
      pageUrl: webPageUrl(pageUrl),
    });
  });

  bindEndpoint(app, services, endpoints.listTimesToMove, async ({ params, query, http }) => {
    const { ctx, visitorId } = await enter(http, params.agentId);
    await limitBooking(http, services, 'times', visitorId);
    http.header('Cache-Control', 'no-store');
    return listTimesToMove(ctx, { ...params, visitorId }, query);
  });

  bindEndpoint(app, services, endpoints.moveBooking, async ({ params, body, http }) => {
    const { ctx, visitorId } = await enter(http, params.agentId);
    await limitBooking(http, services, 'change', visitorId);
    return moveBooking(ctx, { ...params, visitorId }, body);
  });

  bindEndpoint(app, services, endpoints.cancelBooking, async ({ params, http }) => {
    const { ctx, visitorId } = await enter(http, params.agentId);
    await limitBooking(http, services, 'change', visitorId);
    await cancelBooking(ctx, { ...params, visitorId });
    return {};
  });
}

/** Who books leaves details, so what the leads form asks to agree to counts here too, where there is such a form. */
function consentOf({ settings }: PublicAgent, hasConsented: boolean): string | null {
  return presentForms(settings).leads === null ? null : requireConsent(settings.leadsForm, hasConsented);
}
