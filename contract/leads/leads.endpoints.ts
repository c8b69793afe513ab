import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './leads.schemas.ts';

export const listLeads = defineEndpoint<typeof schemas.listLeads>({
  name: 'leads.list',
  method: 'GET',
  path: '/api/v1/leads',
  summary: 'List leads',
  access: 'member',
});

export const createLead = defineEndpoint<typeof schemas.createLead>({
  name: 'leads.create',
  method: 'POST',
  path: '/api/v1/leads',
  summary: 'Add a lead with at least one of email, name and phone',
  access: 'member',
  scope: 'leads',
  status: 201,
  errors: ['plan-limit'],
});

export const deleteLead = defineEndpoint<typeof schemas.deleteLead>({
  name: 'leads.delete',
  method: 'DELETE',
  path: '/api/v1/leads/{leadId}',
  summary: 'Delete a lead',
  access: 'member',
  scope: 'leads',
});

export const exportLeads = defineEndpoint<typeof schemas.exportLeads>({
  name: 'leads.export',
  method: 'GET',
  path: '/api/v1/leads/export',
  summary: 'Download the leads of a date range as CSV or JSON',
  access: 'member',
  transport: 'file',
});
