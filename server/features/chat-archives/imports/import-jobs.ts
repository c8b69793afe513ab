/** Names of jobs, for those that add them. */
export const importChatsJob = 'chat-archives.import';
export const packArchiveJob = 'chat-archives.pack';
export const deleteChatFilesJob = 'chat-archives.delete-files';

export interface ImportJob {
  importId: string;
}
