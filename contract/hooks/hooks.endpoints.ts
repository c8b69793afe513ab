import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './hooks.schemas.ts';

export const listHooks = defineEndpoint<typeof schemas.listHooks>({
  name: 'hooks.list',
  method: 'GET',
  path: '/api/v1/hooks',
  access: 'member',
  role: 'admin',
  scope: 'hooks',
});

export const createHook = defineEndpoint<typeof schemas.createHook>({
  name: 'hooks.create',
  method: 'POST',
  path: '/api/v1/hooks',
  access: 'member',
  role: 'admin',
  scope: 'hooks',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  status: 201,
  errors: ['not-found', 'cannot-process'],
});

export const deleteHook = defineEndpoint<typeof schemas.deleteHook>({
  name: 'hooks.delete',
  method: 'DELETE',
  path: '/api/v1/hooks/{hookId}',
  access: 'member',
  role: 'admin',
  scope: 'hooks',
});

export const listHookSamples = defineEndpoint<typeof schemas.listHookSamples>({
  name: 'hooks.list-samples',
  method: 'GET',
  path: '/api/v1/hooks/samples',
  access: 'member',
  role: 'admin',
  scope: 'hooks',
});
