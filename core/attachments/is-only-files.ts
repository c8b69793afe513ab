import { nameFiles } from './name-files.ts';

interface Said {
  text: string;
  attachments: readonly { name: string }[];
  refusedFiles: readonly { name: string }[];
}

/** Whether nothing was written with the files of a message: its text is then their names. */
export function isOnlyFiles({ text, attachments, refusedFiles }: Said): boolean {
  return text === nameFiles(attachments.length > 0 ? attachments : refusedFiles);
}
