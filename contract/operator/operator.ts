/** For so long after they confirmed who they are, an operator may look at the operator's view. */
export const operatorMinutes = 60;

/** Which workspaces are listed. */
export const workspaceStates = ['granted', 'suspended', 'troubled'] as const;
export type WorkspaceState = (typeof workspaceStates)[number];

/** What has become of a message or of an address on the waitlist. */
export const answerStates = ['open', 'answered'] as const;
export type AnswerState = (typeof answerStates)[number];

/** Emails that could not be sent: given up, or waiting for their next attempt. */
export const emailStates = ['failed', 'waiting'] as const;

/** A backup that was written, or one that was restored into a scratch database and compared. */
export const backupRunKinds = ['backup', 'test'] as const;
export type BackupRunKind = (typeof backupRunKinds)[number];
