import { type Role, roles } from '#contract/workspaces/workspaces.ts';

/** Whether a role is this one or a higher one. */
export const hasRole = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least);
