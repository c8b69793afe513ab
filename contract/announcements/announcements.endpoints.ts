import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './announcements.schemas.ts';

export const listMyAnnouncements = defineEndpoint<typeof schemas.listMyAnnouncements>({
  name: 'announcements.list-mine',
  method: 'GET',
  path: '/api/announcements',
  access: 'user',
});

export const dismissAnnouncement = defineEndpoint<typeof schemas.dismissAnnouncement>({
  name: 'announcements.dismiss',
  method: 'POST',
  path: '/api/announcements/dismiss',
  access: 'user',
  errors: ['not-found'],
});

export const listAnnouncements = defineEndpoint<typeof schemas.listAnnouncements>({
  name: 'announcements.list',
  method: 'GET',
  path: '/api/operator/announcements',
  access: 'operator',
});

export const createAnnouncement = defineEndpoint<typeof schemas.createAnnouncement>({
  name: 'announcements.create',
  method: 'POST',
  path: '/api/operator/announcements',
  access: 'operator',
  status: 201,
});

export const updateAnnouncement = defineEndpoint<typeof schemas.updateAnnouncement>({
  name: 'announcements.update',
  method: 'PUT',
  path: '/api/operator/announcements/{announcementId}',
  access: 'operator',
  errors: ['not-found'],
});

export const deleteAnnouncement = defineEndpoint<typeof schemas.deleteAnnouncement>({
  name: 'announcements.delete',
  method: 'DELETE',
  path: '/api/operator/announcements/{announcementId}',
  access: 'operator',
  errors: ['not-found'],
});
