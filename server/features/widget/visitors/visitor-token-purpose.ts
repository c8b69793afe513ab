/** What a visitor's token is signed for: one agent, so that it opens nothing at another. */
export function visitorTokenPurpose(agentId: string): string {
  return `visitor of ${agentId}`;
}
