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
  answer: z.object({
    id: idSchema,
    name: z.string(),
    role: roleSchema,
    others: z.array(z.object({ id: idSchema, name: z.string(), role: roleSchema })),
  }),
};

export const updateWorkspace = {
  body: z.object({
    name: nameText.min(1, 'Give the workspace a name.').max(80, 'Use at most 80 characters.'),
  }),
  answer: z.object({ id: idSchema, name: z.string() }),
};

export const switchWorkspace = {
  body: z.object({ workspaceId: idSchema }),
  answer: z.object({}),
};

export const listMembers = {
  answer: z.object({ data: z.array(memberSchema) }),
};

export const updateMember = {
  params: z.object({ userId: idSchema }),
  body: z.object({ role: roleSchema }),
  answer: memberSchema,
};

export const removeMember = {
  params: z.object({ userId: idSchema }),
  answer: z.object({}),
};

export const listInvitations = {
  answer: z.object({ data: z.array(invitationSchema) }),
};

export const invite = {
  body: z.object({
    email: emailAddressSchema,
    role: roleSchema,
  }),
  answer: invitationSchema,
};

export const revokeInvitation = {
  params: z.object({ invitationId: idSchema }),
  answer: z.object({}),
};

export const showInvitation = {
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
  body: z.object({ token: tokenField.default('') }),
  answer: z.object({ workspaceId: idSchema }),
};
