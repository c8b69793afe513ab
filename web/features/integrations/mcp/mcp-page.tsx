import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { IntegrationLoading } from '../for-allowed.tsx';
import { ClientCard } from './client-card.tsx';
import { mcpServerQuery } from './mcp.queries.ts';
import { McpAddressCard } from './mcp-address-card.tsx';
import { McpOfferCard } from './mcp-offer-card.tsx';
import { McpTestCard } from './mcp-test-card.tsx';

export const meta = () => [{ title: `MCP · ${brand.name}` }];

/** The agent as an MCP server: where it is, who may connect, how, and whether it works. */
export default function McpPage() {
  const agent = useOutletContext<Agent>();
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title="MCP"
        description={
          <>
            Assistants and editors ask this agent and search its sources: it is a server of the Model Context
            Protocol. <DocsLink page="mcp">How to use MCP</DocsLink>
          </>
        }
      />
      <Server key={agent.id} agent={agent} />
      <Card title="The other way round">
        <p className="max-w-2xl text-sm">
          On this page other programs use your agent. Your agent can also use tools of other MCP servers, for
          example of your shop: connect them under{' '}
          <Link to={paths.integration(agent.id, 'actions')} className={linkLook}>
            Actions
          </Link>
          .
        </p>
      </Card>
    </div>
  );
}

function Server({ agent }: { agent: Agent }) {
  const server = useQuery(mcpServerQuery(agent.id));
  if (server.isError && !server.data)
    return <ErrorState error={server.error} onRetry={() => void server.refetch()} />;
  if (!server.data) return <IntegrationLoading />;
  return (
    <>
      <McpAddressCard agentId={agent.id} url={server.data.url} />
      <ClientCard agentName={agent.name} url={server.data.url} />
      <McpOfferCard server={server.data} />
      <McpTestCard agentId={agent.id} />
    </>
  );
}
