/** The one line that puts an agent on a website; it never changes for the life of the agent. */
export const embedCode = (origin: string, agentId: string): string =>
  `<script async src="${origin}/widget.js" data-agent-id="${agentId}"></script>`;
