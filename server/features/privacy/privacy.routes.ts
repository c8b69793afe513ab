import type { Hono } from 'hono';
import * as endpoints from '#contract/privacy/privacy.endpoints.ts';
import type { PersonChoice } from '#contract/privacy/privacy.schemas.ts';
import type { Services } from '#server/context.ts';
import { countFiles } from '#server/features/conversations/attachments/count-files.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { erasePersonData } from './erase-person-data.ts';
import { exportPersonData } from './export-person-data.ts';
import { findPersonData } from './find-person-data.ts';
import { getPrivacySettings } from './get-privacy-settings.ts';
import { listErasures } from './list-erasures.ts';
import { updatePrivacySettings } from './update-privacy-settings.ts';

export function bindPrivacy(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.getPrivacySettings, ({ ctx }) => getPrivacySettings(ctx));
  bindEndpoint(app, services, endpoints.updatePrivacySettings, ({ ctx, body }) =>
    updatePrivacySettings(ctx, body),
  );
  bindEndpoint(app, services, endpoints.listErasures, async ({ ctx }) => ({ data: await listErasures(ctx) }));
  bindEndpoint(app, services, endpoints.findPersonData, async ({ ctx, body }) => {
    const { conversationIds, leadIds } = await findPersonData(ctx, body.person);
    const files = await countFiles(ctx, conversationIds);
    return { conversations: conversationIds.length, files, leads: leadIds.length };
  });
  bindEndpoint(app, services, endpoints.exportPersonData, ({ ctx, query: { conversationId, email } }) =>
    exportPersonData(ctx, choose(conversationId, email)),
  );
  bindEndpoint(app, services, endpoints.erasePersonData, ({ ctx, body }) =>
    erasePersonData(ctx, body.person),
  );
}

function choose(conversationId: string | undefined, email: string | undefined): PersonChoice | null {
  if (conversationId !== undefined) return { conversationId };
  return email === undefined ? null : { email };
}
