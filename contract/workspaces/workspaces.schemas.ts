import { z } from 'zod';
import { emailAddressSchema } from '../email-address/email-address.schemas.ts';
import { idSchema, nameText, timeSchema } from '../fields.schemas.ts';
import { afterHandOverStates, roles } from './workspaces.ts';

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

export const afterHandOverSchema = z.enum(afterHandOverStates);

const tokenField = z.string().max(200, 'This link is not valid. Open it from the email again.');

export const getWorkspace = {
  summary: "Get the current workspace, the caller's role, and the other workspaces of a signed-in user",
  answer: z.object({
    id: idSchema,
    name: z.string(),
    role: roleSchema,
    /** Why the operator suspended it; absent while it is not. */
    suspendedReason: z.string().optional(),
    others: z.array(z.object({ id: idSchema, name: z.string(), role: roleSchema })),
  }),
};

export const updateWorkspace = {
  summary: 'Rename the workspace',
  body: z.object({
    name: nameText.min(1, 'Give the workspace a name.').max(80, 'Use at most 80 characters.'),
  }),
  answer: z.object({ id: idSchema, name: z.string() }),
};

export const switchWorkspace = {
  summary: 'Switch to another of your workspaces',
  body: z.object({ workspaceId: idSchema }),
  answer: z.object({}),
};

export const listMembers = {
  summary: 'List members',
  answer: z.object({ data: z.array(memberSchema) }),
};

export const updateMember = {
  summary:
    'Change a role, only when signed in and not with an API key; a workspace keeps at least one owner, and only owners can make owners',
  params: z.object({ userId: idSchema }),
  body: z.object({ role: roleSchema }),
  answer: memberSchema,
};

export const removeMember = {
  summary: 'Remove a member or leave, only when signed in and not with an API key',
  params: z.object({ userId: idSchema }),
  answer: z.object({}),
};

export const listInvitations = {
  summary: 'List open invitations',
  answer: z.object({ data: z.array(invitationSchema) }),
};

export const invite = {
  summary:
    'Invite someone by email, only when signed in and not with an API key; inviting again sends a new link',
  body: z.object({
    email: emailAddressSchema,
    role: roleSchema,
  }),
  answer: invitationSchema,
};

export const revokeInvitation = {
  summary: 'Revoke an invitation',
  params: z.object({ invitationId: idSchema }),
  answer: z.object({}),
};

export const showInvitation = {
  summary: 'Get the details of an emailed invitation',
  body: z.object({ token: tokenField.default('') }),
  answer: z.object({
    workspaceName: z.string(),
    email: z.string(),
    role: roleSchema,
    /** Set where accepting hands the workspace over. */
    inviterBecomes: afterHandOverSchema.nullable(),
  }),
};

export const acceptInvitation = {
  summary: 'Accept an invitation, signed in with the invited email address',
  body: z.object({ token: tokenField.default('') }),
  answer: z.object({ workspaceId: idSchema }),
};
