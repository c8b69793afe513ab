import type { Hono } from 'hono';
import * as attachments from '#contract/attachments/attachments.endpoints.ts';
import * as endpoints from '#contract/widget/widget.endpoints.ts';
import { nameFiles } from '#core/attachments/name-files.ts';
import { describeDevice } from '#core/devices/describe-device.ts';
import { presentForms } from '#core/look/present-forms.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import type { Services } from '#server/context.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { findPublicAgent } from '#server/features/agents/public/find-public-agent.ts';
import { streamAnswer } from '#server/features/answering/stream-answer.ts';
import { downloadAttachment } from '#server/features/conversations/attachments/download-attachment.ts';
import { findUploads } from '#server/features/conversations/attachments/find-uploads.ts';
import { finishConversation } from '#server/features/conversations/finish-conversation.ts';
import { rateAnswer } from '#server/features/conversations/rate-answer.ts';
import { rateConversation } from '#server/features/conversations/rate-conversation.ts';
import { endIdentity } from '#server/features/identity/end-identity.ts';
import { emailTranscript } from '#server/features/inbox/emails/email-transcript.ts';
import { storeLead } from '#server/features/leads/store-lead.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { createStreamCounter } from '#server/http/streams/create-stream-counter.ts';
import { checkDomain } from './check-domain.ts';
import { enterChat } from './enter-chat.ts';
import { followConversation } from './follow-conversation.ts';
import { getLauncher } from './get-launcher.ts';
import { hasSolvedChallenge } from './has-solved-challenge.ts';
import { checkInstallation } from './installations/check-installation.ts';
import { listInstallations } from './installations/list-installations.ts';
import { recordInstallation } from './installations/record-installation.ts';
import { limitLead } from './limit-lead.ts';
import { openSession } from './open-session.ts';
import { readVisitedPages } from './read-visited-pages.ts';
import { requireConsent } from './require-consent.ts';
import { requireFields } from './require-fields.ts';
import { showIdentity } from './show-identity.ts';
import { uploadAsVisitor } from './upload-as-visitor.ts';
import { findVisitor } from './visitors/find-visitor.ts';
import { isPreviewVisitor } from './visitors/is-preview-visitor.ts';
import { requireVisitor } from './visitors/require-visitor.ts';
import { visitorLimits } from './visitors/visitor-limits.ts';

/** Streams that a visitor, and an address, may have open in one process: several tabs, and a school behind one address. */
const streamsOfVisitor = 6;
const streamsFromAddress = 300;

export function bindWidget(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.getLauncher, async ({ params, http }) => {
    http.header('Access-Control-Allow-Origin', '*');
    http.header('Cross-Origin-Resource-Policy', 'cross-origin');
    const agent = await findPublicAgent(services, params.agentId);
    // Before the check: a website that is not allowed is what its owner has to know of.
    await recordInstallation(http, services, agent);
    await checkDomain(http, services, params.agentId);
    http.header('Cache-Control', 'public, max-age=60');
    http.header('Vary', 'Origin, Accept-Language');
    return getLauncher(agent, http.req.header('accept-language'));
  });

  bindEndpoint(app, services, endpoints.listInstallations, ({ ctx, params }) =>
    listInstallations(ctx, params.agentId),
  );

  bindEndpoint(app, services, endpoints.checkInstallation, ({ ctx, params, body, http }) =>
    checkInstallation(ctx, params.agentId, body.url, http.req.raw.signal),
  );

  bindEndpoint(app, services, endpoints.openSession, async ({ params, query, http }) => {
    await checkDomain(http, services, params.agentId);
    const agent = await findPublicAgent(services, params.agentId);
    http.header('Cache-Control', 'no-store');
    const known = await findVisitor(http, services, agent.id);
    return openSession(services, agent, known, { isQuiet: query.quiet === 'true' });
  });

  bindEndpoint(app, services, endpoints.openPreview, async ({ ctx, params, http }) => {
    await findAgent(ctx, params.agentId);
    const known = await findVisitor(http, services, params.agentId);
    const isPreview = known !== null && isPreviewVisitor(known.visitorId);
    const agent = await findPublicAgent(services, params.agentId);
    http.header('Cache-Control', 'no-store');
    return openSession(services, agent, isPreview ? known : null, { kind: 'preview' });
  });

  bindEndpoint(app, services, endpoints.sendMessage, async ({ params, body, http }) => {
    const { visitorId } = await requireVisitor(http, services, params.agentId);
    const { agentId } = params;
    const files = await findUploads(services, { agentId, visitorId }, body.attachmentIds ?? []);
    return streamAnswer(services, {
      agentId,
      workspaceId: null,
      visitorId,
      text: body.message || nameFiles(files),
      attachments: files,
      conversationId: body.conversationId,
      channel: isPreviewVisitor(visitorId) ? 'preview' : (body.channel ?? 'widget'),
      pageUrl: webPageUrl(body.pageUrl),
      visitedPages: readVisitedPages(body.visitedPages, services.clock.now()),
      intent: body.intent,
      timeZone: body.timeZone,
      device: describeDevice(http.req.header('user-agent')),
      leadId: body.leadId,
      form: body.form,
      hits: visitorLimits(http, services, 'message', { agentId, visitorId }),
      isChallengeSolved: await hasSolvedChallenge(http, services, agentId),
    });
  });

  bindEnding(app, services);

  bindAttachments(app, services);
  bindIdentifying(app, services);
  bindFollowing(app, services);

  bindEndpoint(app, services, endpoints.rateMessage, async ({ params, body, http }) => {
    const { visitorId } = await requireVisitor(http, services, params.agentId);
    const { ctx } = await enterChat(services, params.agentId, visitorId);
    await rateAnswer(ctx, params.messageId, body.feedback);
    return {};
  });
  bindContact(app, services);
}

function bindEnding(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.finishConversation, async ({ params, http }) => {
    const { visitorId } = await requireVisitor(http, services, params.agentId);
    const { ctx, agent } = await enterChat(services, params.agentId, visitorId);
    await finishConversation(ctx, agent.id, params.conversationId);
    return {};
  });

  bindEndpoint(app, services, endpoints.rateConversation, async ({ params, body, http }) => {
    const { visitorId } = await requireVisitor(http, services, params.agentId);
    const { ctx } = await enterChat(services, params.agentId, visitorId);
    await rateConversation(ctx, params.conversationId, body.rating);
    return {};
  });

  bindEndpoint(app, services, endpoints.emailTranscript, async ({ params, body, http, clientAddress }) => {
    const { visitorId } = await requireVisitor(http, services, params.agentId);
    const { ctx } = await enterChat(services, params.agentId, visitorId);
    await services.rateLimiter.hit(['transcript-from-address', clientAddress]);
    await emailTranscript(ctx, params.conversationId, body.email);
    return {};
  });
}

function bindContact(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.leaveContact, async ({ params, body, http }) => {
    const { visitorId } = await requireVisitor(http, services, params.agentId);
    const { ctx, agent } = await enterChat(services, params.agentId, visitorId);
    const { form = 'leads', hasConsented = false, ...details } = body;
    const consentText = requireConsent(agent.settings[`${form}Form`], hasConsented);
    requireFields(presentForms(agent.settings)[form], details);
    await limitLead(ctx, http, agent, body.conversationId);
    const pageUrl = webPageUrl(body.pageUrl);
    return { leadId: await storeLead(ctx, agent, { ...details, consentText, pageUrl }) };
  });
}

function bindAttachments(app: Hono, services: Services): void {
  bindEndpoint(app, services, attachments.uploadAsVisitor, async ({ params, http, clientAddress }) => {
    const { visitorId } = await requireVisitor(http, services, params.agentId);
    const { ctx, agent } = await enterChat(services, params.agentId, visitorId);
    return uploadAsVisitor(ctx, agent, http.req.raw, { visitorId, clientAddress });
  });
  bindEndpoint(app, services, attachments.downloadAsVisitor, async ({ params, http }) => {
    const { visitorId } = await requireVisitor(http, services, params.agentId);
    const { ctx } = await enterChat(services, params.agentId, visitorId);
    return downloadAttachment(ctx, params.attachmentId);
  });
}

function bindIdentifying(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.identify, async ({ params, body, http, clientAddress }) => {
    await checkDomain(http, services, params.agentId);
    await services.rateLimiter.hit(['identity-from-address', clientAddress]);
    const agent = await findPublicAgent(services, params.agentId);
    http.header('Cache-Control', 'no-store');
    return showIdentity(services, agent, await findVisitor(http, services, agent.id), body.token);
  });
  bindEndpoint(app, services, endpoints.endIdentity, async ({ params, body, http, clientAddress }) => {
    await checkDomain(http, services, params.agentId);
    await services.rateLimiter.hit(['identity-from-address', clientAddress]);
    const { ctx, agent } = await enterChat(services, params.agentId, '');
    await endIdentity(ctx, agent.id, body.token);
    return {};
  });
}

function bindFollowing(app: Hono, services: Services): void {
  const streams = createStreamCounter();
  bindEndpoint(app, services, endpoints.followConversation, async ({ params, http, clientAddress }) => {
    const { visitorId, sessionId } = await requireVisitor(http, services, params.agentId);
    const { ctx } = await enterChat(services, params.agentId, visitorId);
    return followConversation(ctx, params.conversationId, {
      sessionId,
      signal: http.req.raw.signal,
      onEnd: streams.open([visitorId, streamsOfVisitor], [clientAddress, streamsFromAddress]),
    });
  });
}
