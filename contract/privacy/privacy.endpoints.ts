import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './privacy.schemas.ts';

export const getPrivacySettings = defineEndpoint<typeof schemas.getPrivacySettings>({
  name: 'privacy.get-settings',
  method: 'GET',
  path: '/api/v1/privacy/settings',
  access: 'member',
  role: 'admin',
});

export const updatePrivacySettings = defineEndpoint<typeof schemas.updatePrivacySettings>({
  name: 'privacy.update-settings',
  method: 'PUT',
  path: '/api/v1/privacy/settings',
  access: 'member',
  role: 'admin',
});

export const listErasures = defineEndpoint<typeof schemas.listErasures>({
  name: 'privacy.list-erasures',
  method: 'GET',
  path: '/api/v1/privacy/erasures',
  access: 'member',
  role: 'admin',
});

export const findPersonData = defineEndpoint<typeof schemas.findPersonData>({
  name: 'privacy.find-person',
  method: 'POST',
  path: '/api/v1/privacy/person',
  access: 'member',
  role: 'admin',
});

export const exportPersonData = defineEndpoint<typeof schemas.exportPersonData>({
  name: 'privacy.export-person',
  method: 'GET',
  path: '/api/v1/privacy/person/export',
  access: 'member',
  role: 'admin',
  transport: 'file',
});

export const erasePersonData = defineEndpoint<typeof schemas.erasePersonData>({
  name: 'privacy.erase-person',
  method: 'POST',
  path: '/api/v1/privacy/person/erase',
  access: 'member',
  role: 'admin',
});
