import type { Client } from '@modelcontextprotocol/client';
import { toolsMaximum } from '#contract/tool-servers/tool-servers.ts';
import { createGuardedClient } from '#server/adapters/page-fetcher/create-guarded-client.ts';
import { readAllowedHosts } from '#server/adapters/page-fetcher/read-allowed-hosts.ts';
import { refuseAddress } from '#server/adapters/page-fetcher/refuse-address.ts';
import type {
  ListedTool,
  ToolServerAddress,
  ToolServerProblem,
  ToolServers,
} from '#server/ports/tool-servers.ts';
import { createGuardedFetch } from './create-guarded-fetch.ts';
import { explainToolServer } from './explain-tool-server.ts';

interface ToolServersOptions {
  userAgent: string;
  version: string;
  /** `host:port` entries that may be private, use any port, and need no https. */
  allowedHosts: readonly string[];
  /** Longest wait for one exchange, in milliseconds. */
  timeoutMs?: number;
  /** Replaces DNS in tests. */
  resolveHost?: (hostname: string) => Promise<string[]>;
}

const notPublic = 'Enter the public URL of an MCP server, on the usual port.';

/** Speaks to remote MCP servers by Streamable HTTP with the official client, through the guarded client. */
export function createToolServers({
  userAgent,
  version,
  allowedHosts,
  timeoutMs = 15_000,
  resolveHost,
}: ToolServersOptions): ToolServers {
  const allowed = readAllowedHosts(allowedHosts);
  const guarded = createGuardedClient({
    allowedHosts,
    firstByteTimeoutMs: timeoutMs,
    totalTimeoutMs: timeoutMs,
    connectionsPerHost: 16,
    ...(resolveHost === undefined ? {} : { resolveHost }),
  });

  /** Does something with a server, which is left again whatever happens. */
  const visit = async <Answer>(
    { url, token }: ToolServerAddress,
    signal: AbortSignal,
    work: (client: Client, options: { signal: AbortSignal; timeout: number }) => Promise<Answer>,
  ): Promise<Answer | ToolServerProblem> => {
    // Loaded with the first call: most installations have no such server.
    const { Client, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
    const client = new Client({ name: 'parley', version }, { versionNegotiation: { mode: 'auto' } });
    const options = { signal, timeout: timeoutMs };
    try {
      const transport = new StreamableHTTPClientTransport(new URL(url), {
        fetch: createGuardedFetch(guarded, userAgent, signal),
        requestInit: { headers: token === null ? {} : { authorization: `Bearer ${token}` } },
      });
      await client.connect(transport, options);
      return await work(client, options);
    } catch (error) {
      signal.throwIfAborted();
      return explainToolServer(error);
    } finally {
      await client.close().catch(() => undefined);
    }
  };

  return {
    refusalOf: (address) => refuseAddress(address, allowed, () => notPublic),
    listTools: (server, signal) =>
      visit(server, signal, async (client, options) => {
        const tools: ListedTool[] = [];
        let cursor: string | undefined;
        do {
          const page = await client.listTools(cursor === undefined ? {} : { cursor }, options);
          tools.push(...page.tools.map(readTool));
          cursor = page.nextCursor;
        } while (cursor !== undefined && tools.length < toolsMaximum);
        return { tools: tools.slice(0, toolsMaximum) };
      }),
    callTool: (server, { name, input }, signal) =>
      visit(server, signal, async (client, options) => {
        const result = await client.callTool({ name, arguments: input }, options);
        const text = result.content
          .flatMap((part) => (part.type === 'text' ? [part.text] : []))
          .join('\n')
          .trim();
        if (result.isError) return { problem: 'The tool answered with an error.', isRefused: false };
        return { text, data: result.structuredContent ?? readJson(text) };
      }),
    close: () => guarded.close(),
  };
}

type SdkTool = Awaited<ReturnType<Client['listTools']>>['tools'][number];

const readTool = ({ name, title, description, inputSchema, annotations }: SdkTool): ListedTool => ({
  name,
  title: (title ?? annotations?.title ?? name).slice(0, 100),
  description: (description ?? '').slice(0, 1_000),
  inputSchema: { ...inputSchema },
  isReadOnly: annotations?.readOnlyHint === true,
});

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
