export const roles = ['inbox-only', 'agent-editor', 'admin', 'owner'] as const;
export type Role = (typeof roles)[number];

export const invitationDays = 7;

/** What the member who hands a workspace over is once the new owner has accepted: `admin`, or no member any more. */
export const afterHandOverStates = ['admin', 'gone'] as const;
export type AfterHandOver = (typeof afterHandOverStates)[number];
