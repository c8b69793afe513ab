/** Whose questions are counted: those of an agent, or of all agents of the workspace. */
export interface Scope {
  workspaceId: string;
  agentId?: string | undefined;
}
