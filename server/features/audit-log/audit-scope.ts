/**
 * Whose entries are read: those of a workspace, with what one of its owners did to their own account where `userId` names
 * them; null for all of the installation.
 */
export type AuditScope = { workspaceId: string; userId?: string | undefined } | null;
