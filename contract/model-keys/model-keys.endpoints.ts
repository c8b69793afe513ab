import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './model-keys.schemas.ts';

export const listModelKeys = defineEndpoint<typeof schemas.listModelKeys>({
  name: 'model-keys.list',
  method: 'GET',
  path: '/api/v1/model-keys',
  access: 'member',
  role: 'admin',
  scope: 'admin',
});

/** What visitors write goes to the account of this key, so a session alone is not enough. */
export const createModelKey = defineEndpoint<typeof schemas.createModelKey>({
  name: 'model-keys.create',
  method: 'POST',
  path: '/api/v1/model-keys',
  access: 'member',
  role: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  status: 201,
  errors: ['cannot-process'],
});

export const updateModelKey = defineEndpoint<typeof schemas.updateModelKey>({
  name: 'model-keys.update',
  method: 'PATCH',
  path: '/api/v1/model-keys/{modelKeyId}',
  access: 'member',
  role: 'admin',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
});

export const deleteModelKey = defineEndpoint<typeof schemas.deleteModelKey>({
  name: 'model-keys.delete',
  method: 'DELETE',
  path: '/api/v1/model-keys/{modelKeyId}',
  access: 'member',
  role: 'admin',
});

export const testModelKey = defineEndpoint<typeof schemas.testModelKey>({
  name: 'model-keys.test',
  method: 'POST',
  path: '/api/v1/model-keys/{modelKeyId}/test',
  access: 'member',
  role: 'admin',
});

export const getModelSpending = defineEndpoint<typeof schemas.getModelSpending>({
  name: 'model-keys.get-spending',
  method: 'GET',
  path: '/api/v1/model-spending',
  access: 'member',
  role: 'admin',
  scope: 'admin',
});

export const setModelBudget = defineEndpoint<typeof schemas.setModelBudget>({
  name: 'model-keys.set-budget',
  method: 'PUT',
  path: '/api/v1/model-spending/budget',
  access: 'member',
  role: 'admin',
});
