import type { Plural } from '../../words/en.ts';

/** What is said of files. `{…}` is filled in. The other languages have exactly these keys. */
export const en = {
  attach: 'Attach a file',
  remove: 'Remove {name}',
  download: 'Download',
  uploading: 'Uploading',
  tooMany: '{name}: at most 3 files go with one message. Send it with the next one.',
  wrongType:
    '{name} cannot be sent here. Pictures (JPG, PNG), PDF, Word, Excel, PowerPoint, OpenDocument, text and CSV files can.',
  tooLarge: '{name} is larger than 10 MB. Choose a smaller file.',
  unreadable: '{name} could not be read. Save it again, or choose another file.',
  tooOften: '{name} was not sent: many files were sent in the last hour. Try again later.',
  failed: '{name} was not sent. Remove it and try again.',
  unavailable: 'Not available. Try again.',
  notDelivered: {
    one: 'This file was not delivered: {names}',
    other: 'These files were not delivered: {names}',
  } as Plural,
};

export type FileWords = typeof en;
