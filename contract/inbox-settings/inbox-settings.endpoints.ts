import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './inbox-settings.schemas.ts';

export const getInboxSettings = defineEndpoint<typeof schemas.getInboxSettings>({
  name: 'inbox-settings.get',
  method: 'GET',
  path: '/api/v1/inbox/settings',
  access: 'member',
});

export const updateInboxSettings = defineEndpoint<typeof schemas.updateInboxSettings>({
  name: 'inbox-settings.update',
  method: 'PUT',
  path: '/api/v1/inbox/settings',
  access: 'member',
  role: 'admin',
});
