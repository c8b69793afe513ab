import type { Hono, Context as HonoContext } from 'hono';
import { brand } from '#contract/brand.ts';
import * as widgetEndpoints from '#contract/widget.endpoints.ts';
import * as widgetConstants from '#contract/widget.ts';
import { surfaceOf } from '#core/look/surface-of.ts';
import { isAllowedDomain } from '#core/safety/is-allowed-domain.ts';
import { baseUrl } from '#server/config.ts';
import type { Context, Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findPublicAgent, type PublicAgent } from '#server/features/agents/find-public-agent.ts';
import {
  findOpenConversation,
  finishConversation,
} from '#server/features/conversations/continue-conversation.ts';
import { rateAnswer } from '#server/features/conversations/rate-answer.ts';
import { streamAnswer } from '#server/features/conversations/stream-answer.ts';
import { captureLead } from '#server/features/leads/capture-lead.ts';
import { hasLead } from '#server/features/leads/has-lead.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';
import { makeVisitor, visitorOf } from './visitor-token.ts';

/** One visitor writes no faster than this; one address, which may be a whole office, no more than that. */
/**
 * A brake on use from other sites, not a wall: a browser tells where a call comes from, another program need not. The
 * chat itself runs in our own frame, which the browser shows on allowed sites only.
 */
function checkDomain(c: HonoContext, services: Services, agent: PublicAgent): void {
  const origin = c.req.header('origin');
  if (origin === undefined) return;
  const own = [baseUrl(services.config), services.config.WIDGET_ORIGIN, new URL(c.req.url).origin];
  if (own.includes(origin)) return;
  const host = URL.canParse(origin) ? new URL(origin).host : origin;
  if (!isAllowedDomain(agent.settings.allowedDomains, host)) throw failure('domain-not-allowed');
}

/** A call from this machine comes by a proxy whose word is not trusted: its address says nothing about the visitor. */
function isThisMachine(address: string): boolean {
  return address === '::' || address.startsWith('127.');
}

function visitorContext(services: Services, workspace: Context['workspace'], visitorId: string): Context {
  return { ...services, workspace, actor: { kind: 'visitor', visitorId } };
}

/** The visitor of this agent that the header's token names; `invalid-visitor` for any other token. */
function requireVisitor(c: HonoContext, services: Services, agentId: string): string {
  const visitorId = visitorOf(services, agentId, c.req.header(widgetConstants.visitorTokenHeader));
  if (visitorId === null) throw failure('invalid-visitor');
  return visitorId;
}

export function bindWidget(app: Hono, services: Services): void {
  bindEndpoint(app, services, widgetEndpoints.getLauncher, async ({ params, http }) => {
    http.header('Access-Control-Allow-Origin', '*');
    http.header('Cross-Origin-Resource-Policy', 'cross-origin');
    const agent = await findPublicAgent(services, params.agentId);
    checkDomain(http, services, agent);
    http.header('Cache-Control', 'public, max-age=60');
    http.header('Vary', 'Origin');
    const { messageColor, position, isOpenedOnLoad, displayName } = agent.settings;
    // The launcher has the colour that the panel's surfaces get; the script is too small to work it out.
    return {
      messageColor: surfaceOf(messageColor).backgroundColor,
      position,
      isOpenedOnLoad,
      displayName,
    };
  });

  bindEndpoint(app, services, widgetEndpoints.openSession, async ({ params, http }) => {
    const { settings, workspace, id, isPaused } = await findPublicAgent(services, params.agentId);
    const token = http.req.header(widgetConstants.visitorTokenHeader);
    const known = visitorOf(services, id, token);
    const visitor =
      known === null || token === undefined ? makeVisitor(services, id) : { visitorId: known, token };
    const ctx = visitorContext(services, workspace, visitor.visitorId);
    const open = known === null ? null : await findOpenConversation(ctx, id, known);
    http.header('Cache-Control', 'no-store');
    return {
      visitorToken: visitor.token,
      agent: {
        displayName: settings.displayName,
        welcomeMessage: settings.welcomeMessage,
        messageColor: settings.messageColor,
        colorMode: settings.colorMode,
        suggestedQuestions: settings.suggestedQuestions,
        isPaused,
        brand: entitlementsOf(workspace).canRemoveBrand
          ? null
          : { name: brand.name, url: baseUrl(services.config) },
      },
      leadForm: {
        email: settings.isEmailEnabled,
        name: settings.isNameEnabled,
        phone: settings.isPhoneEnabled,
      },
      conversation:
        open === null
          ? null
          : {
              id: open.id,
              messages: open.messages.map(({ id, role, text, sources, outcome, feedback, createdAt }) => ({
                id,
                role,
                text,
                sources,
                outcome,
                feedback,
                createdAt,
              })),
              hasLead: await hasLead(ctx, open.id),
            },
    };
  });

  bindEndpoint(app, services, widgetEndpoints.sendMessage, async ({ params, body, http, clientAddress }) => {
    const visitorId = requireVisitor(http, services, params.agentId);
    services.rateLimiter.hit('chat-of-visitor', visitorId);
    if (!isThisMachine(clientAddress)) services.rateLimiter.hit('chat-from-address', clientAddress);
    return streamAnswer(services, {
      agentId: params.agentId,
      workspaceId: null,
      visitorId,
      text: body.message,
      conversationId: body.conversationId,
      channel: body.channel ?? 'widget',
      pageUrl: body.pageUrl,
    });
  });

  bindEndpoint(app, services, widgetEndpoints.finishConversation, async ({ params, http }) => {
    const visitorId = requireVisitor(http, services, params.agentId);
    const agent = await findPublicAgent(services, params.agentId);
    await finishConversation(
      visitorContext(services, agent.workspace, visitorId),
      agent.id,
      params.conversationId,
    );
    return {};
  });

  bindEndpoint(app, services, widgetEndpoints.rateMessage, async ({ params, body, http }) => {
    const visitorId = requireVisitor(http, services, params.agentId);
    const agent = await findPublicAgent(services, params.agentId);
    await rateAnswer(visitorContext(services, agent.workspace, visitorId), params.messageId, body.feedback);
    return {};
  });

  bindEndpoint(app, services, widgetEndpoints.leaveContact, async ({ params, body, http, clientAddress }) => {
    const visitorId = requireVisitor(http, services, params.agentId);
    services.rateLimiter.hit('lead-of-visitor', visitorId);
    if (!isThisMachine(clientAddress)) services.rateLimiter.hit('lead-from-address', clientAddress);
    const agent = await findPublicAgent(services, params.agentId);
    const leadId = await captureLead(visitorContext(services, agent.workspace, visitorId), {
      ...body,
      agentId: agent.id,
    });
    return { leadId };
  });
}
