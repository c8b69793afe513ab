import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './cal-com.schemas.ts';

export const getCalCom = defineEndpoint<typeof schemas.getCalCom>({
  name: 'cal-com.get',
  method: 'GET',
  path: '/api/v1/cal-com',
  access: 'member',
  role: 'agent-editor',
});

/** Details of visitors go to the account of this key, so a session alone is not enough. */
export const connectCalCom = defineEndpoint<typeof schemas.connectCalCom>({
  name: 'cal-com.connect',
  method: 'PUT',
  path: '/api/v1/cal-com',
  access: 'member',
  role: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  errors: ['plan-limit', 'cannot-process', 'unavailable'],
});

/** Asked for before the browser leaves for Cal.com, as details of visitors go to the account. */
export const startCalComSignIn = defineEndpoint<typeof schemas.startCalComSignIn>({
  name: 'cal-com.start-sign-in',
  method: 'POST',
  path: '/api/v1/cal-com/sign-in',
  access: 'member',
  role: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  errors: ['plan-limit', 'cannot-process'],
});

export const finishCalComSignIn = defineEndpoint<typeof schemas.finishCalComSignIn>({
  name: 'cal-com.finish-sign-in',
  method: 'POST',
  path: '/api/v1/cal-com/sign-in/finish',
  access: 'member',
  role: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  errors: ['plan-limit', 'cannot-process', 'unavailable'],
});

/** Browsers are sent here by Cal.com. */
export const returnFromCalCom = defineEndpoint<typeof schemas.returnFromCalCom>({
  name: 'cal-com.return',
  method: 'GET',
  path: '/api/cal-com/callback',
  access: 'public',
  status: 302,
});

export const testCalCom = defineEndpoint<typeof schemas.testCalCom>({
  name: 'cal-com.test',
  method: 'POST',
  path: '/api/v1/cal-com/test',
  access: 'member',
  role: 'agent-editor',
  errors: ['cannot-process', 'rate-limited'],
});

export const disconnectCalCom = defineEndpoint<typeof schemas.disconnectCalCom>({
  name: 'cal-com.disconnect',
  method: 'DELETE',
  path: '/api/v1/cal-com',
  access: 'member',
  role: 'admin',
});

export const listEventTypes = defineEndpoint<typeof schemas.listEventTypes>({
  name: 'cal-com.list-event-types',
  method: 'GET',
  path: '/api/v1/cal-com/event-types',
  access: 'member',
  role: 'agent-editor',
  errors: ['cannot-process', 'unavailable'],
});
