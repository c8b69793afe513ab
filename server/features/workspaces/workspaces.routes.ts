import type { Hono } from 'hono';
import * as contract from '#contract/workspaces/workspaces.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { getWorkspace } from './get-workspace.ts';
import { inviteMember } from './invitations/invite-member.ts';
import { listInvitations } from './invitations/list-invitations.ts';
import { revokeInvitation } from './invitations/revoke-invitation.ts';
import { showInvitation } from './invitations/show-invitation.ts';
import { listMembers } from './members/list-members.ts';
import { removeMember } from './members/remove-member.ts';
import { updateMember } from './members/update-member.ts';
import { renameWorkspace } from './rename-workspace.ts';

/** Switching and accepting change the session, so `account-security.routes.ts` binds them. */
export function bindWorkspaces(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.getWorkspace, ({ ctx }) => getWorkspace(ctx));
  bindEndpoint(app, services, contract.updateWorkspace, ({ ctx, body }) => renameWorkspace(ctx, body.name));
  bindEndpoint(app, services, contract.listMembers, async ({ ctx }) => ({ data: await listMembers(ctx) }));
  bindEndpoint(app, services, contract.updateMember, ({ ctx, params, body }) =>
    updateMember(ctx, params.userId, body.role),
  );
  bindEndpoint(app, services, contract.removeMember, async ({ ctx, params }) => {
    await removeMember(ctx, params.userId);
    return {};
  });
  bindEndpoint(app, services, contract.listInvitations, async ({ ctx }) => ({
    data: await listInvitations(ctx),
  }));
  bindEndpoint(app, services, contract.invite, ({ ctx, body }) => inviteMember(ctx, body.email, body.role));
  bindEndpoint(app, services, contract.revokeInvitation, async ({ ctx, params }) => {
    await revokeInvitation(ctx, params.invitationId);
    return {};
  });
  bindEndpoint(app, services, contract.showInvitation, ({ body, clientAddress }) =>
    showInvitation(services, body.token, clientAddress),
  );
}
