import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './trials.schemas.ts';

export const createTrial = defineEndpoint<typeof schemas.createTrial>({
  name: 'trials.create',
  method: 'POST',
  path: '/api/trials',
  access: 'public',
  status: 201,
  errors: ['cannot-process', 'rate-limited', 'unavailable'],
});

/** A POST, so that the secret is in no address and in no log. */
export const showTrial = defineEndpoint<typeof schemas.showTrial>({
  name: 'trials.show',
  method: 'POST',
  path: '/api/trials/show',
  access: 'public',
  errors: ['not-found', 'rate-limited'],
});

export const keepTrial = defineEndpoint<typeof schemas.keepTrial>({
  name: 'trials.keep',
  method: 'POST',
  path: '/api/trials/keep',
  access: 'user',
  errors: ['not-found', 'rate-limited'],
});
