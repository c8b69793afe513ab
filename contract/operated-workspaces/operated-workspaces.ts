/** Which workspaces are listed. */
export const workspaceStates = ['granted', 'suspended', 'troubled'] as const;
export type WorkspaceState = (typeof workspaceStates)[number];
