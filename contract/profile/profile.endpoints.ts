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

export const setPicture = defineEndpoint<typeof schemas.setPicture>({
  name: 'accounts.set-picture',
  method: 'PUT',
  path: '/api/profile/picture',
  access: 'user',
  transport: 'multipart',
  failure: 'account',
  errors: ['too-large', 'unsupported-type', 'cannot-process', 'unavailable'],
});

export const removePicture = defineEndpoint<typeof schemas.removePicture>({
  name: 'accounts.remove-picture',
  method: 'DELETE',
  path: '/api/profile/picture',
  access: 'user',
  failure: 'account',
});
