/** Where a server of tools is, and what opens it. */
export interface ToolServerAddress {
  url: string;
  /** Sent as a bearer token; null for none. */
  token: string | null;
}

/** A tool as its server describes it. */
export interface ListedTool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema of an object. */
  inputSchema: Record<string, unknown>;
  isReadOnly: boolean;
}

export interface ToolServerProblem {
  /** Why there is no answer, as a sentence for the owner. */
  problem: string;
  /** The server did not accept the token. */
  isRefused: boolean;
}

export type ListedTools = { tools: ListedTool[] } | ToolServerProblem;
export type ToolAnswer = { text: string; data: unknown } | ToolServerProblem;

/** Remote MCP servers. Every implementation guards against private addresses. */
export interface ToolServers {
  /** Why a URL can't be called, as a sentence; null where nothing speaks against it. */
  refusalOf(url: string): string | null;
  /** Never rejects because of the other side; rejects with the signal's reason when the caller aborts. */
  listTools(server: ToolServerAddress, signal: AbortSignal): Promise<ListedTools>;
  /** The same. `data` is what the tool says as JSON, else its text. */
  callTool(
    server: ToolServerAddress,
    call: { name: string; input: Record<string, unknown> },
    signal: AbortSignal,
  ): Promise<ToolAnswer>;
  close(): Promise<void>;
}
