import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './leads.schemas.ts';

export const listLeads = defineEndpoint<typeof schemas.listLeads>({
  name: 'leads.list',
  method: 'GET',
  path: '/api/v1/leads',
  access: 'member',
});

export const createLead = defineEndpoint<typeof schemas.createLead>({
  name: 'leads.create',
  method: 'POST',
  path: '/api/v1/leads',
  access: 'member',
  scope: 'leads',
  status: 201,
  errors: ['plan-limit'],
});

export const getLead = defineEndpoint<typeof schemas.getLead>({
  name: 'leads.get',
  method: 'GET',
  path: '/api/v1/leads/{leadId}',
  access: 'member',
});

export const updateLead = defineEndpoint<typeof schemas.updateLead>({
  name: 'leads.update',
  method: 'PATCH',
  path: '/api/v1/leads/{leadId}',
  access: 'member',
  scope: 'leads',
});

export const deleteLead = defineEndpoint<typeof schemas.deleteLead>({
  name: 'leads.delete',
  method: 'DELETE',
  path: '/api/v1/leads/{leadId}',
  access: 'member',
  role: 'agent-editor',
  scope: 'leads',
});

export const setLeadStatus = defineEndpoint<typeof schemas.setLeadStatus>({
  name: 'leads.set-status',
  method: 'POST',
  path: '/api/v1/leads/status',
  access: 'member',
  scope: 'leads',
});

export const deleteLeads = defineEndpoint<typeof schemas.deleteLeads>({
  name: 'leads.delete-several',
  method: 'POST',
  path: '/api/v1/leads/delete',
  access: 'member',
  role: 'agent-editor',
  scope: 'leads',
});

export const exportLeads = defineEndpoint<typeof schemas.exportLeads>({
  name: 'leads.export',
  method: 'GET',
  path: '/api/v1/leads/export',
  access: 'member',
  transport: 'file',
});
