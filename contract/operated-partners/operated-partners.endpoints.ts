import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './operated-partners.schemas.ts';

export const listPartners = defineEndpoint<typeof schemas.listPartners>({
  name: 'operated-partners.list',
  method: 'GET',
  path: '/api/operator/partners',
  access: 'operator',
});

export const setPartnerTerms = defineEndpoint<typeof schemas.setPartnerTerms>({
  name: 'operated-partners.set-terms',
  method: 'PUT',
  path: '/api/operator/partners/{partnerId}/terms',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found'],
});

export const removePartnerWhiteLabel = defineEndpoint<typeof schemas.removePartnerWhiteLabel>({
  name: 'operated-partners.remove-white-label',
  method: 'POST',
  path: '/api/operator/partners/{partnerId}/white-label/remove',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found'],
});

export const listPayouts = defineEndpoint<typeof schemas.listPayouts>({
  name: 'operated-partners.list-payouts',
  method: 'GET',
  path: '/api/operator/payouts',
  access: 'operator',
});

export const settlePayout = defineEndpoint<typeof schemas.settlePayout>({
  name: 'operated-partners.settle-payout',
  method: 'POST',
  path: '/api/operator/payouts/{payoutId}/settle',
  access: 'operator',
  needsRecentConfirmation: true,
  errors: ['not-found', 'conflict'],
});
