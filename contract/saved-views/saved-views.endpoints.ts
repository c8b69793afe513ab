import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './saved-views.schemas.ts';

export const listSavedViews = defineEndpoint<typeof schemas.listSavedViews>({
  name: 'saved-views.list',
  method: 'GET',
  path: '/api/v1/saved-views',
  access: 'member',
});

export const createSavedView = defineEndpoint<typeof schemas.createSavedView>({
  name: 'saved-views.create',
  method: 'POST',
  path: '/api/v1/saved-views',
  access: 'member',
  status: 201,
  errors: ['conflict', 'cannot-process'],
});

export const updateSavedView = defineEndpoint<typeof schemas.updateSavedView>({
  name: 'saved-views.update',
  method: 'PATCH',
  path: '/api/v1/saved-views/{savedViewId}',
  access: 'member',
  errors: ['conflict'],
});

export const deleteSavedView = defineEndpoint<typeof schemas.deleteSavedView>({
  name: 'saved-views.delete',
  method: 'DELETE',
  path: '/api/v1/saved-views/{savedViewId}',
  access: 'member',
});
