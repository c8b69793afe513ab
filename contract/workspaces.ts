import { z } from 'zod';
import { emailPattern } from './accounts.ts';
import { defineEndpoint, idSchema, roles, timeSchema } from './endpoint.ts';

export const roleSchema = z.enum(roles);

export const memberSchema = z.object({
  userId: idSchema,
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  isYou: z.boolean(),
  joinedAt: timeSchema,
});
export type Member = z.infer<typeof memberSchema>;

export const invitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  role: roleSchema,
  createdAt: timeSchema,
  expiresAt: timeSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitationDays = 7;

/** What becomes of who hands a workspace over, once the new owner has accepted. */
export const afterHandOverSchema = z.enum(['admin', 'gone']);
export type AfterHandOver = z.infer<typeof afterHandOverSchema>;

const tokenField = z.string().max(200, 'This link is longer than any that was sent.');

export const getWorkspace = defineEndpoint({
  name: 'workspaces.get',
  method: 'GET',
  path: '/api/v1/workspace',
  summary: "The workspace that is acted in, the caller's role, and the other workspaces of a signed-in user",
  access: 'member',
  answer: z.object({
    id: idSchema,
    name: z.string(),
    role: roleSchema,
    others: z.array(z.object({ id: idSchema, name: z.string(), role: roleSchema })),
  }),
});

export const updateWorkspace = defineEndpoint({
  name: 'workspaces.update',
  method: 'PATCH',
  path: '/api/v1/workspace',
  summary: 'Rename the workspace',
  access: 'member',
  role: 'admin',
  body: z.object({
    name: z.string().trim().min(1, 'Give the workspace a name.').max(80, 'Use at most 80 characters.'),
  }),
  answer: z.object({ id: idSchema, name: z.string() }),
});

/** Which workspace the session acts in from now on. */
export const switchWorkspace = defineEndpoint({
  name: 'workspaces.switch',
  method: 'POST',
  path: '/api/workspace-switch',
  summary: 'Act in another of your workspaces',
  access: 'user',
  body: z.object({ workspaceId: idSchema }),
  answer: z.object({}),
  errors: ['not-found'],
});

export const listMembers = defineEndpoint({
  name: 'workspaces.list-members',
  method: 'GET',
  path: '/api/v1/members',
  summary: 'List members',
  access: 'member',
  answer: z.object({ data: z.array(memberSchema) }),
});

export const updateMember = defineEndpoint({
  name: 'workspaces.update-member',
  method: 'PATCH',
  path: '/api/v1/members/{userId}',
  summary:
    'Change a role, signed in and not with a key; a workspace keeps at least one owner, and only owners make owners',
  access: 'member',
  role: 'admin',
  params: z.object({ userId: idSchema }),
  body: z.object({ role: roleSchema }),
  answer: memberSchema,
  errors: ['conflict'],
});

export const removeMember = defineEndpoint({
  name: 'workspaces.remove-member',
  method: 'DELETE',
  path: '/api/v1/members/{userId}',
  summary: 'Remove a member, or leave, signed in and not with a key',
  access: 'member',
  params: z.object({ userId: idSchema }),
  answer: z.object({}),
  errors: ['conflict'],
});

export const listInvitations = defineEndpoint({
  name: 'workspaces.list-invitations',
  method: 'GET',
  path: '/api/v1/invitations',
  summary: 'List open invitations',
  access: 'member',
  role: 'admin',
  answer: z.object({ data: z.array(invitationSchema) }),
});

export const invite = defineEndpoint({
  name: 'workspaces.invite',
  method: 'POST',
  path: '/api/v1/invitations',
  summary: 'Invite somebody by e-mail, signed in and not with a key; inviting again sends a new link',
  access: 'member',
  role: 'admin',
  body: z.object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(254, 'Use at most 254 characters.')
      .regex(emailPattern, 'Please enter a valid email address'),
    role: roleSchema,
  }),
  answer: invitationSchema,
  status: 201,
  errors: ['conflict', 'rate-limited'],
});

export const revokeInvitation = defineEndpoint({
  name: 'workspaces.revoke-invitation',
  method: 'DELETE',
  path: '/api/v1/invitations/{invitationId}',
  summary: 'Take an invitation back',
  access: 'member',
  role: 'admin',
  params: z.object({ invitationId: idSchema }),
  answer: z.object({}),
});

export const showInvitation = defineEndpoint({
  name: 'workspaces.show-invitation',
  method: 'POST',
  path: '/api/invitations/show',
  summary: 'What a mailed invitation is for',
  access: 'public',
  body: z.object({ token: tokenField.default('') }),
  answer: z.object({
    workspaceName: z.string(),
    email: z.string(),
    role: roleSchema,
    /** Set where accepting hands the workspace over. */
    inviterBecomes: afterHandOverSchema.nullable(),
  }),
  errors: ['not-found'],
});

export const acceptInvitation = defineEndpoint({
  name: 'workspaces.accept-invitation',
  method: 'POST',
  path: '/api/invitations/accept',
  summary: 'Join, signed in under the invited address',
  access: 'user',
  body: z.object({ token: tokenField.default('') }),
  answer: z.object({ workspaceId: idSchema }),
  errors: ['not-found', 'not-allowed'],
});
