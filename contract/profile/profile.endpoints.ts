import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './profile.schemas.ts';

export const getProfile = defineEndpoint<typeof schemas.getProfile>({
  name: 'accounts.profile',
  method: 'GET',
  path: '/api/profile',
  access: 'user',
  failure: 'account',
});

export const updateProfile = defineEndpoint<typeof schemas.updateProfile>({
  name: 'accounts.update-profile',
  method: 'PUT',
  path: '/api/profile',
  access: 'user',
  failure: 'account',
});
