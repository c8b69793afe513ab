import type { MessageColumns } from '#core/chat-archives/statistics/message-columns.ts';

/**
 * What of an archive its columns are of. The last number changes with every message that comes in, and messages only go
 * when others came in; the other number changes with every message whose language and tone are added.
 */
export interface ColumnsVersion {
  lastNumber: number;
  describedNumber: number;
}

export interface VersionedColumns {
  version: ColumnsVersion;
  columns: MessageColumns;
}
