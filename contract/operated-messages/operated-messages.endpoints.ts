import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './operated-messages.schemas.ts';

export const listContactMessages = defineEndpoint<typeof schemas.listContactMessages>({
  name: 'operated-messages.list',
  method: 'GET',
  path: '/api/operator/contact-messages',
  access: 'operator',
});

export const markContactMessage = defineEndpoint<typeof schemas.markContactMessage>({
  name: 'operated-messages.mark',
  method: 'PATCH',
  path: '/api/operator/contact-messages/{contactMessageId}',
  access: 'operator',
  errors: ['not-found'],
});

export const exportContactMessages = defineEndpoint<typeof schemas.exportContactMessages>({
  name: 'operated-messages.export',
  method: 'GET',
  path: '/api/operator/contact-messages/export',
  access: 'operator',
  transport: 'file',
});

export const listWaitlist = defineEndpoint<typeof schemas.listWaitlist>({
  name: 'operated-messages.list-waitlist',
  method: 'GET',
  path: '/api/operator/waitlist',
  access: 'operator',
});

export const markWaitlistEntry = defineEndpoint<typeof schemas.markWaitlistEntry>({
  name: 'operated-messages.mark-waitlist-entry',
  method: 'PATCH',
  path: '/api/operator/waitlist',
  access: 'operator',
  errors: ['not-found'],
});

export const exportWaitlist = defineEndpoint<typeof schemas.exportWaitlist>({
  name: 'operated-messages.export-waitlist',
  method: 'GET',
  path: '/api/operator/waitlist/export',
  access: 'operator',
  transport: 'file',
});
