import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './email-verification.schemas.ts';

export const sendVerification = defineEndpoint<typeof schemas.sendVerification>({
  name: 'accounts.send-verification',
  method: 'POST',
  path: '/api/email-verification-requests',
  access: 'user',
  errors: ['rate-limited'],
  failure: 'account',
});

export const verifyEmail = defineEndpoint<typeof schemas.verifyEmail>({
  name: 'accounts.verify-email',
  method: 'POST',
  path: '/api/email-verifications',
  access: 'user',
  errors: ['not-allowed'],
  failure: 'account',
});
