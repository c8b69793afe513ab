export const roles = ['inbox-only', 'agent-editor', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];

export const invitationDays = 7;

/** What becomes of who hands a workspace over, once the new owner has accepted. */
export const afterHandOverStates = ['admin', 'gone'] as const;
export type AfterHandOver = (typeof afterHandOverStates)[number];
