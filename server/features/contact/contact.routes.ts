import type { Hono } from 'hono';
import { sendContactMessage as sendEndpoint } from '#contract/contact/contact.endpoints.ts';
import { contactFailure } from '#contract/contact/contact.ts';
import { joinWaitlist as joinEndpoint } from '#contract/waitlist/waitlist.endpoints.ts';
import type { Services } from '#server/context.ts';
import { Failure, failure } from '#server/failure.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { sendContactMessage } from './send-contact-message.ts';
import { joinWaitlist } from './waitlist/join-waitlist.ts';

export function bindContact(app: Hono, services: Services): void {
  bindEndpoint(app, services, sendEndpoint, async ({ body, clientAddress }) => {
    try {
      await sendContactMessage(services, body, clientAddress);
    } catch (error) {
      if (error instanceof Failure) throw error;
      services.log.error({ err: error }, 'a contact message could not be stored');
      throw failure('internal-error', { message: contactFailure });
    }
    return { success: true as const, message: 'Your message was sent. We will get back to you soon.' };
  });

  bindEndpoint(app, services, joinEndpoint, async ({ body, clientAddress }) => {
    await joinWaitlist(services, body, clientAddress);
    return { success: true as const, message: 'You are on the list. We will write to you when it opens.' };
  });
}
