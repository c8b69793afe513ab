/** How a date is written: `dmy` is day, month, year. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

export const importStatuses = ['waiting', 'reading', 'asks', 'done', 'failed'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Largest upload. A zip without its media is far below it. */
export const chatUploadMaximumBytes = 64 * 1024 * 1024;
/** What is larger is sent in parts of this size, so that an upload that broke off goes on where it was. */
export const chatUploadPartBytes = 4 * 1024 * 1024;
/** Uploads of one user that have begun and are not finished. */
export const openUploadsMaximum = 10;
export const chatUploadExtensions = [
  '.txt',
  '.json',
  '.jsonl',
  '.csv',
  '.js',
  '.zip',
  '.xml',
  '.db',
] as const;
