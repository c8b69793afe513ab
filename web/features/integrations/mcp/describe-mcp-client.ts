export const mcpClients = [
  { id: 'claude-code', label: 'Claude Code' },
  { id: 'claude-desktop', label: 'Claude Desktop' },
  { id: 'cursor', label: 'Cursor' },
  { id: 'vs-code', label: 'VS Code' },
  { id: 'openai', label: 'OpenAI' },
  { id: 'inspector', label: 'MCP Inspector' },
] as const;
export type McpClientId = (typeof mcpClients)[number]['id'];

interface ClientGuide {
  steps: readonly string[];
  /** What is to be copied, with `pk_…` in place of the key. */
  code: string;
  /** What this client can't do. */
  limits?: string;
}

interface Server {
  url: string;
  /** What the client calls it, of letters, digits and dashes. */
  name: string;
}

const placeholder = 'pk_…';
const json = (value: unknown): string => JSON.stringify(value, null, 2);

const guides: Record<McpClientId, (server: Server) => ClientGuide> = {
  'claude-code': ({ url, name }) => ({
    steps: [
      'Replace pk_… with your key and run this command in your project’s folder.',
      'In Claude Code, enter /mcp: the server is listed as connected.',
    ],
    code: `claude mcp add --transport http ${name} ${url} --header "Authorization: Bearer ${placeholder}"`,
  }),
  'claude-desktop': ({ url, name }) => ({
    steps: [
      'Install Node.js: its npx starts mcp-remote, a small program that sends your key along.',
      'Open Settings › Developer › Edit Config, and add this to claude_desktop_config.json.',
      'Restart Claude Desktop. The tools are in the menu below the message box.',
    ],
    code: json({
      mcpServers: {
        [name]: {
          command: 'npx',
          args: ['-y', 'mcp-remote', url, '--header', 'Authorization:$' + '{AUTHORIZATION}'],
          env: { AUTHORIZATION: `Bearer ${placeholder}` },
        },
      },
    }),
    limits:
      'Connectors that you add under Settings › Connectors, also on claude.ai, sign in with OAuth and can’t send an API key.',
  }),
  cursor: ({ url, name }) => ({
    steps: [
      'Add this to .cursor/mcp.json in your project, or to ~/.cursor/mcp.json for all projects.',
      'Set the environment variable AGENT_KEY to your key before you start Cursor, so that the key is not in the file.',
      'In Cursor’s settings, open the list of MCP servers: the server is on, with its tools.',
    ],
    code: json({
      mcpServers: { [name]: { url, headers: { Authorization: 'Bearer $' + '{env:AGENT_KEY}' } } },
    }),
  }),
  'vs-code': ({ url, name }) => ({
    steps: [
      'Add this to .vscode/mcp.json in your project.',
      'Choose Start above the server. VS Code asks for the key once, and keeps it outside the file.',
      'Open the chat in agent mode: the tools are in its list.',
    ],
    code: json({
      inputs: [{ type: 'promptString', id: 'agent-key', description: 'API key', password: true }],
      servers: {
        [name]: { type: 'http', url, headers: { Authorization: 'Bearer $' + '{input:agent-key}' } },
      },
    }),
  }),
  openai: ({ url, name }) => ({
    steps: [
      'Give the server to a model as a tool of OpenAI’s Responses API. OpenAI sends your key with each call, and does not keep it.',
      'Replace pk_… with your key. OPENAI_API_KEY is your key at OpenAI.',
    ],
    code: [
      'curl https://api.openai.com/v1/responses \\',
      '  -H "Authorization: Bearer $OPENAI_API_KEY" \\',
      '  -H "Content-Type: application/json" \\',
      `  -d '${json({
        model: 'gpt-6-luna',
        input: 'When are you open on Saturdays?',
        tools: [
          {
            type: 'mcp',
            server_label: name,
            server_url: url,
            authorization: placeholder,
            require_approval: 'never',
          },
        ],
      })}'`,
    ].join('\n'),
    limits: 'ChatGPT itself signs in to MCP servers with OAuth or not at all, so it can’t send an API key.',
  }),
  inspector: ({ url }) => ({
    steps: [
      'Replace pk_… with your key and run this command. It needs Node.js and prints the tools.',
      'Without --cli and what follows the address, the Inspector opens in your browser.',
    ],
    code: `npx @modelcontextprotocol/inspector --cli ${url} --transport http --header "Authorization: Bearer ${placeholder}" --method tools/list`,
  }),
};

/** How a client connects to an agent's MCP server, with the configuration to copy. `agentName` becomes the server's name there. */
export function describeMcpClient(id: McpClientId, url: string, agentName: string): ClientGuide {
  const name = agentName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);
  return guides[id]({ url, name: /^[a-z]/.test(name) ? name : 'agent' });
}
