import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './model-prices.schemas.ts';

export const listModelPrices = defineEndpoint<typeof schemas.listModelPrices>({
  name: 'model-prices.list',
  method: 'GET',
  path: '/api/operator/model-prices',
  access: 'operator',
});

export const setModelPrice = defineEndpoint<typeof schemas.setModelPrice>({
  name: 'model-prices.set',
  method: 'PUT',
  path: '/api/operator/model-prices',
  access: 'operator',
  errors: ['cannot-process'],
});

export const deleteModelPrice = defineEndpoint<typeof schemas.deleteModelPrice>({
  name: 'model-prices.delete',
  method: 'DELETE',
  path: '/api/operator/model-prices/{modelPriceId}',
  access: 'operator',
});
