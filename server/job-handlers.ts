import { agentTestJobs, testSubscriber } from './features/agent-tests/agent-tests.jobs.ts';
import { answeringJobs, recheckSubscriber } from './features/answering/answering.jobs.ts';
import { apiKeyJobs } from './features/api-keys/api-keys.jobs.ts';
import { backupJobs } from './features/backups/backups.jobs.ts';
import { billingJobs } from './features/billing/billing.jobs.ts';
import { bookingJobs } from './features/bookings/bookings.jobs.ts';
import { chatArchiveJobs } from './features/chat-archives/chat-archives.jobs.ts';
import { contactJobs } from './features/contact/contact.jobs.ts';
import { conversationJobs } from './features/conversations/conversations.jobs.ts';
import { emailJobs } from './features/emails/emails.jobs.ts';
import { identityJobs } from './features/identity/identity.jobs.ts';
import { inboxJobs } from './features/inbox/inbox.jobs.ts';
import { notificationJobs, notificationSubscriber } from './features/notifications/notifications.jobs.ts';
import { operationJobs } from './features/operation/operation.jobs.ts';
import { operatorJobs } from './features/operator/operator.jobs.ts';
import { commissionSubscriber, partnerJobs } from './features/partners/partners.jobs.ts';
import { pictureJobs } from './features/pictures/pictures.jobs.ts';
import { privacyJobs } from './features/privacy/privacy.jobs.ts';
import { replyAddressJobs } from './features/reply-addresses/reply-addresses.jobs.ts';
import { slackJobs, slackSubscriber } from './features/slack/slack.jobs.ts';
import { sourceJobs, writingSubscriber } from './features/sources/sources.jobs.ts';
import { statusJobs } from './features/status/status.jobs.ts';
import { trialJobs } from './features/trials/trials.jobs.ts';
import { webhookJobs, webhookSubscriber } from './features/webhooks/webhooks.jobs.ts';
import { widgetJobs } from './features/widget/widget.jobs.ts';
import { wrappedJobs } from './features/wrapped/wrapped.jobs.ts';
import { limitJobs } from './http/limits/limits.jobs.ts';
import type { JobHandler } from './jobs/job-handler.ts';
import type { Subscriber } from './jobs/outbox/subscriber.ts';

/** Every kind of job there is. */
export const jobHandlers: readonly JobHandler[] = [
  ...sourceJobs,
  ...billingJobs,
  ...bookingJobs,
  ...conversationJobs,
  ...answeringJobs,
  ...agentTestJobs,
  ...identityJobs,
  ...inboxJobs,
  ...replyAddressJobs,
  ...privacyJobs,
  ...emailJobs,
  ...apiKeyJobs,
  ...statusJobs,
  ...notificationJobs,
  ...contactJobs,
  ...chatArchiveJobs,
  ...wrappedJobs,
  ...partnerJobs,
  ...pictureJobs,
  ...limitJobs,
  ...operationJobs,
  ...operatorJobs,
  ...backupJobs,
  ...webhookJobs,
  ...slackJobs,
  ...widgetJobs,
  ...trialJobs,
];

/** Who receives events, besides the live updates of the console. */
export const subscribers: readonly Subscriber[] = [
  notificationSubscriber,
  recheckSubscriber,
  writingSubscriber,
  testSubscriber,
  webhookSubscriber,
  slackSubscriber,
  commissionSubscriber,
];
