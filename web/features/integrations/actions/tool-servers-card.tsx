import { useQuery } from '@tanstack/react-query';
import { Plus, Unplug } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import { VerifyFirst } from '#web/console/account/verify-first.tsx';
import { formatDate } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { ConnectToolServer } from './connect-tool-server.tsx';
import { ReplaceToken } from './replace-token.tsx';
import { ToolChoice } from './tool-choice.tsx';
import { toolServersQuery, useToolServers } from './tool-servers.queries.ts';

/** Remote MCP servers whose tools the agent may use. */
export function ToolServersCard({ agentId }: { agentId: string }) {
  const servers = useQuery(toolServersQuery(agentId));
  const { disconnect } = useToolServers(agentId);
  const [isConnecting, setIsConnecting] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [replaced, setReplaced] = useState<ToolServer | null>(null);
  const [leaving, setLeaving] = useState<ToolServer | null>(null);
  const chosen = servers.data?.find(({ id }) => id === chosenId);
  return (
    <Card
      title="Remote MCP servers"
      description={<Description agentId={agentId} />}
      isFlush
      actions={
        <Button size="sm" variant="secondary" onClick={() => setIsConnecting(true)}>
          <Plus aria-hidden />
          Connect a server
        </Button>
      }
    >
      <VerifyFirst purpose="connect servers" className="mx-5 mb-5" />
      <ItemList
        label="Remote MCP servers"
        query={servers}
        empty={
          <EmptyRow icon={Unplug} title="No server yet">
            Connect one by its URL, such as https://shop.example/mcp.
          </EmptyRow>
        }
      >
        {(server) => (
          <ServerRow
            key={server.id}
            server={server}
            onChoose={() => setChosenId(server.id)}
            onReplace={() => setReplaced(server)}
            onLeave={() => setLeaving(server)}
          />
        )}
      </ItemList>
      <Dialog isOpen={isConnecting} onClose={() => setIsConnecting(false)} title="Connect an MCP server">
        <ConnectToolServer
          agentId={agentId}
          onCancel={() => setIsConnecting(false)}
          onConnected={({ id }) => {
            setIsConnecting(false);
            setChosenId(id);
          }}
        />
      </Dialog>
      <Dialog
        isOpen={chosen !== undefined}
        onClose={() => setChosenId(null)}
        title={`Tools of ${chosen?.name ?? ''}`}
      >
        {chosen && <ToolChoice key={chosen.listedAt} server={chosen} onClose={() => setChosenId(null)} />}
      </Dialog>
      <Dialog
        isOpen={replaced !== null}
        onClose={() => setReplaced(null)}
        title={`New token for ${replaced?.name ?? ''}`}
      >
        {replaced && <ReplaceToken server={replaced} onClose={() => setReplaced(null)} />}
      </Dialog>
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title="Disconnect this server?"
        confirmLabel="Disconnect"
        onConfirm={async () => {
          if (leaving) await disconnect.mutateAsync(leaving.id);
          showToast.done('The server is disconnected.');
        }}
      >
        Your agent no longer uses the tools of{' '}
        <strong className="font-semibold text-ink">{leaving?.name}</strong>. Its token is deleted here.
      </ConfirmDialog>
    </Card>
  );
}

function Description({ agentId }: { agentId: string }) {
  return (
    <>
      With a language model, your agent can use tools of other MCP servers too. You choose which. How other
      programs use your agent is under{' '}
      <Link to={paths.integration(agentId, 'mcp')} className={linkLook}>
        MCP
      </Link>
      .
    </>
  );
}

interface ServerRowProps {
  server: ToolServer;
  onChoose: () => void;
  onReplace: () => void;
  onLeave: () => void;
}

function ServerRow({ server, onChoose, onReplace, onLeave }: ServerRowProps) {
  return (
    <ItemRow
      title={server.name}
      mark={server.refusedAt !== null && <Badge tone="failed">Connect again</Badge>}
      text={`${server.url} · ${countTools(server)}`}
      actions={
        <>
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Choose tools of ${server.name}`}
            onClick={onChoose}
          >
            Choose tools
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Replace the token of ${server.name}`}
            onClick={onReplace}
          >
            Replace token
          </Button>
          <Button size="sm" variant="ghost" aria-label={`Disconnect ${server.name}`} onClick={onLeave}>
            Disconnect
          </Button>
        </>
      }
    >
      {server.refusedAt !== null && (
        <Notice tone="warning" className="mt-3">
          {server.name} has refused the token since {formatDate(server.refusedAt)}. Your agent answers without
          its tools.
        </Notice>
      )}
    </ItemRow>
  );
}

function countTools({ tools }: ToolServer): string {
  const allowed = tools.filter(({ isAllowed }) => isAllowed).length;
  return `${allowed} of ${tools.length} tools allowed`;
}
