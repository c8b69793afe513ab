/** For so long after they confirmed who they are, an operator may look at the operator's view. */
export const operatorMinutes = 60;

/** Emails that could not be sent: given up, or waiting for their next attempt. */
export const emailStates = ['failed', 'waiting'] as const;

/** A backup that was written, or one that was restored into a scratch database and compared. */
export const backupRunKinds = ['backup', 'test'] as const;
export type BackupRunKind = (typeof backupRunKinds)[number];
