/** The SDK of the protocol, loaded with the first call: it takes 20 MB that an install without such calls should not pay. */
export async function loadMcp() {
  const [{ createMcpHandler }, { createAgentServer }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('./create-agent-server.ts'),
  ]);
  return { createMcpHandler, createAgentServer };
}
