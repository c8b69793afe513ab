/** One agent whose passages may lack questions. */
export interface WriteQuestionsJob {
  workspaceId: string;
  agentId: string;
}

export const writeQuestionsJob = 'sources.write-questions';
