import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './widget.schemas.ts';

export const getLauncher = defineEndpoint<typeof schemas.getLauncher>({
  name: 'widget.launcher',
  method: 'GET',
  path: '/api/widget/{agentId}/launcher',
  access: 'visitor',
  errors: ['domain-not-allowed'],
});

export const openSession = defineEndpoint<typeof schemas.openSession>({
  name: 'widget.session',
  method: 'GET',
  path: '/api/widget/{agentId}/session',
  access: 'visitor',
  errors: ['domain-not-allowed'],
});

export const listInstallations = defineEndpoint<typeof schemas.listInstallations>({
  name: 'agents.list-installations',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/installations',
  access: 'member',
});

export const checkInstallation = defineEndpoint<typeof schemas.checkInstallation>({
  name: 'agents.check-installation',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/installation-checks',
  access: 'member',
  role: 'agent-editor',
  errors: ['cannot-process', 'rate-limited'],
});

export const openPreview = defineEndpoint<typeof schemas.openPreview>({
  name: 'conversations.preview-session',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/preview-session',
  access: 'member',
  scope: 'chat',
});

export const identify = defineEndpoint<typeof schemas.identify>({
  name: 'widget.identify',
  method: 'POST',
  path: '/api/widget/{agentId}/identity',
  access: 'visitor',
  errors: ['domain-not-allowed', 'invalid-identity', 'rate-limited'],
});

export const endIdentity = defineEndpoint<typeof schemas.endIdentity>({
  name: 'widget.end-identity',
  method: 'POST',
  path: '/api/widget/{agentId}/identity/end',
  access: 'visitor',
  errors: ['domain-not-allowed', 'rate-limited'],
});

export const sendMessage = defineEndpoint<typeof schemas.sendMessage>({
  name: 'widget.send-message',
  method: 'POST',
  path: '/api/widget/{agentId}/messages',
  access: 'visitor',
  transport: 'event-stream',
  errors: [
    'domain-not-allowed',
    'invalid-visitor',
    'plan-limit',
    'agent-paused',
    'rate-limited',
    'challenge-required',
  ],
});

export const finishConversation = defineEndpoint<typeof schemas.finishConversation>({
  name: 'widget.finish-conversation',
  method: 'POST',
  path: '/api/widget/{agentId}/conversations/{conversationId}/finish',
  access: 'visitor',
  errors: ['domain-not-allowed', 'invalid-visitor'],
});

export const rateConversation = defineEndpoint<typeof schemas.rateConversation>({
  name: 'widget.rate-conversation',
  method: 'PATCH',
  path: '/api/widget/{agentId}/conversations/{conversationId}/rating',
  access: 'visitor',
  errors: ['domain-not-allowed', 'invalid-visitor'],
});

export const emailTranscript = defineEndpoint<typeof schemas.emailTranscript>({
  name: 'widget.email-transcript',
  method: 'POST',
  path: '/api/widget/{agentId}/conversations/{conversationId}/transcript',
  access: 'visitor',
  errors: ['domain-not-allowed', 'invalid-visitor', 'rate-limited'],
});

export const rateMessage = defineEndpoint<typeof schemas.rateMessage>({
  name: 'widget.rate-message',
  method: 'PATCH',
  path: '/api/widget/{agentId}/messages/{messageId}/feedback',
  access: 'visitor',
  errors: ['domain-not-allowed', 'invalid-visitor'],
});

export const leaveContact = defineEndpoint<typeof schemas.leaveContact>({
  name: 'widget.leave-contact',
  method: 'POST',
  path: '/api/widget/{agentId}/leads',
  access: 'visitor',
  status: 201,
  errors: ['domain-not-allowed', 'invalid-visitor', 'plan-limit', 'rate-limited', 'challenge-required'],
});

export const followConversation = defineEndpoint<typeof schemas.followConversation>({
  name: 'widget.follow-conversation',
  method: 'GET',
  path: '/api/widget/{agentId}/conversations/{conversationId}/live',
  access: 'visitor',
  transport: 'event-stream',
  errors: ['domain-not-allowed', 'invalid-visitor', 'rate-limited'],
});
