/** One agent whose passages may lack vectors. */
export interface EmbedJob {
  workspaceId: string;
  agentId: string;
}

export const embedPassagesJob = 'sources.embed-passages';

export const findUnembeddedJob = 'sources.find-unembedded';
