import type { Hono } from 'hono';
import * as security from '#contract/sessions/sessions.endpoints.ts';
import * as contract from '#contract/sessions/sessions.endpoints.ts';
import {
  acceptInvitation,
  switchWorkspace as switchEndpoint,
} from '#contract/workspaces/workspaces.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { issueCsrfToken } from '#server/http/tokens/issue-csrf-token.ts';
import { endSession } from './end-session.ts';
import { joinWorkspace } from './join-workspace.ts';
import { listSessions } from './list-sessions.ts';
import { signOut } from './sign-out.ts';
import { switchWorkspace } from './switch-workspace.ts';

export function bindSessions(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.getCsrfToken, async ({ http }) => ({
    csrfToken: issueCsrfToken(http, services),
  }));
  bindEndpoint(app, services, contract.logout, async ({ http }) => {
    await signOut(services, http);
    return { success: true as const };
  });

  bindEndpoint(app, services, security.listSessions, async ({ signedIn }) => ({
    data: await listSessions(services, signedIn),
  }));
  bindEndpoint(app, services, security.endOtherSession, async ({ signedIn, params }) => {
    await endSession(services, signedIn.user.id, params.sessionId);
    return {};
  });

  bindEndpoint(app, services, switchEndpoint, async ({ signedIn, body }) => {
    await switchWorkspace(services, signedIn, body.workspaceId);
    return {};
  });
  bindEndpoint(app, services, acceptInvitation, async ({ signedIn, body }) => ({
    workspaceId: await joinWorkspace(services, signedIn, body.token),
  }));
}
