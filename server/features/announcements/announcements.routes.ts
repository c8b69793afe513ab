import type { Hono } from 'hono';
import * as endpoints from '#contract/announcements/announcements.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { labelStore } from '#server/white-label/label-store.ts';
import { deleteAnnouncement } from './delete-announcement.ts';
import { dismissAnnouncement } from './dismiss-announcement.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listMyAnnouncements } from './list-my-announcements.ts';
import { saveAnnouncement } from './save-announcement.ts';

export function bindAnnouncements(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listMyAnnouncements, async ({ signedIn }) =>
    // They speak of the product by its name.
    labelStore.getStore() ? { data: [] } : listMyAnnouncements(services, signedIn.user.id),
  );
  bindEndpoint(app, services, endpoints.dismissAnnouncement, async ({ signedIn, body }) => {
    await dismissAnnouncement(services, signedIn.user.id, body.announcementId);
    return {};
  });
  bindEndpoint(app, services, endpoints.listAnnouncements, async () => ({
    data: await listAnnouncements(services),
  }));
  bindEndpoint(app, services, endpoints.createAnnouncement, ({ body }) => saveAnnouncement(services, body));
  bindEndpoint(app, services, endpoints.updateAnnouncement, ({ params, body }) =>
    saveAnnouncement(services, body, params.announcementId),
  );
  bindEndpoint(app, services, endpoints.deleteAnnouncement, async ({ params }) => {
    await deleteAnnouncement(services, params.announcementId);
    return {};
  });
}
