import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './partners.schemas.ts';

export const getPartner = defineEndpoint<typeof schemas.getPartner>({
  name: 'partners.get',
  method: 'GET',
  path: '/api/partner',
  access: 'user',
});

export const listReferrals = defineEndpoint<typeof schemas.listReferrals>({
  name: 'partners.list-referrals',
  method: 'GET',
  path: '/api/partner/referrals',
  access: 'user',
});

/** Called once a tab by the page for registering; an unknown code is answered like a known one. */
export const countReferralVisit = defineEndpoint<typeof schemas.countReferralVisit>({
  name: 'partners.count-visit',
  method: 'POST',
  path: '/api/referral-visits',
  access: 'public',
  errors: ['rate-limited'],
});

export const listClients = defineEndpoint<typeof schemas.listClients>({
  name: 'partners.list-clients',
  method: 'GET',
  path: '/api/partner/clients',
  access: 'user',
});

export const createClient = defineEndpoint<typeof schemas.createClient>({
  name: 'partners.create-client',
  method: 'POST',
  path: '/api/partner/clients',
  access: 'user',
  needsVerifiedEmail: true,
  status: 201,
  errors: ['conflict', 'rate-limited'],
});

export const deleteClient = defineEndpoint<typeof schemas.deleteClient>({
  name: 'partners.delete-client',
  method: 'DELETE',
  path: '/api/partner/clients/{clientId}',
  access: 'user',
  errors: ['not-allowed', 'conflict'],
});

export const handOverClient = defineEndpoint<typeof schemas.handOverClient>({
  name: 'partners.hand-over',
  method: 'POST',
  path: '/api/partner/clients/{clientId}/hand-over',
  access: 'user',
  needsRecentConfirmation: true,
  needsVerifiedEmail: true,
  errors: ['not-allowed', 'conflict', 'rate-limited'],
});

export const cancelHandOver = defineEndpoint<typeof schemas.cancelHandOver>({
  name: 'partners.cancel-hand-over',
  method: 'DELETE',
  path: '/api/partner/clients/{clientId}/hand-over',
  access: 'user',
});

export const getEarnings = defineEndpoint<typeof schemas.getEarnings>({
  name: 'partners.get-earnings',
  method: 'GET',
  path: '/api/partner/earnings',
  access: 'user',
});

export const listCommissions = defineEndpoint<typeof schemas.listCommissions>({
  name: 'partners.list-commissions',
  method: 'GET',
  path: '/api/partner/commissions',
  access: 'user',
});

export const listOwnPayouts = defineEndpoint<typeof schemas.listOwnPayouts>({
  name: 'partners.list-payouts',
  method: 'GET',
  path: '/api/partner/payouts',
  access: 'user',
});

export const requestPayout = defineEndpoint<typeof schemas.requestPayout>({
  name: 'partners.request-payout',
  method: 'POST',
  path: '/api/partner/payouts',
  access: 'user',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
  errors: ['conflict'],
});

export const withdrawPayout = defineEndpoint<typeof schemas.withdrawPayout>({
  name: 'partners.withdraw-payout',
  method: 'DELETE',
  path: '/api/partner/payouts/{payoutId}',
  access: 'user',
  errors: ['conflict'],
});

export const getStatement = defineEndpoint<typeof schemas.getStatement>({
  name: 'partners.get-statement',
  method: 'GET',
  path: '/api/partner/statement',
  access: 'user',
  transport: 'file',
});

export const getWhiteLabel = defineEndpoint<typeof schemas.getWhiteLabel>({
  name: 'partners.get-white-label',
  method: 'GET',
  path: '/api/partner/white-label',
  access: 'user',
});

export const saveWhiteLabel = defineEndpoint<typeof schemas.saveWhiteLabel>({
  name: 'partners.save-white-label',
  method: 'PUT',
  path: '/api/partner/white-label',
  access: 'user',
  needsVerifiedEmail: true,
  needsRecentConfirmation: true,
});

export const removeWhiteLabel = defineEndpoint<typeof schemas.removeWhiteLabel>({
  name: 'partners.remove-white-label',
  method: 'DELETE',
  path: '/api/partner/white-label',
  access: 'user',
});

export const checkWhiteLabel = defineEndpoint<typeof schemas.checkWhiteLabel>({
  name: 'partners.check-white-label',
  method: 'POST',
  path: '/api/partner/white-label/check',
  access: 'user',
  needsVerifiedEmail: true,
  errors: ['not-found', 'rate-limited'],
});

export const setWhiteLabelLogo = defineEndpoint<typeof schemas.setWhiteLabelLogo>({
  name: 'partners.set-white-label-logo',
  method: 'PUT',
  path: '/api/partner/white-label/logo',
  access: 'user',
  transport: 'multipart',
  errors: ['not-found', 'too-large', 'unsupported-type', 'cannot-process', 'unavailable'],
});

export const removeWhiteLabelLogo = defineEndpoint<typeof schemas.removeWhiteLabelLogo>({
  name: 'partners.remove-white-label-logo',
  method: 'DELETE',
  path: '/api/partner/white-label/logo',
  access: 'user',
  errors: ['not-found'],
});
