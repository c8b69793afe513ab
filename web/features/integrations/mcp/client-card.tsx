import { useState } from 'react';
import { Card } from '#web/ui/card.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { describeMcpClient, mcpClients } from './describe-mcp-client.ts';

/** Steps and configuration for the client that is chosen. */
export function ClientCard({ agentName, url }: { agentName: string; url: string }) {
  const [client, setClient] = useState<(typeof mcpClients)[number]>(mcpClients[0]);
  const { steps, code, limits } = describeMcpClient(client.id, url, agentName);
  return (
    <Card
      title="Connect a client"
      description="Every client of MCP that can send a header works. These are the usual ones."
    >
      <div className="max-w-2xl space-y-4">
        <Field label="Client">
          {(field) => (
            <Select
              {...field}
              value={client.id}
              onChange={(event) =>
                setClient(mcpClients.find(({ id }) => id === event.target.value) ?? mcpClients[0])
              }
            >
              {mcpClients.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ol className="list-decimal space-y-2 ps-5 text-sm">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <CodeBlock label={`Configuration for ${client.label}`} code={code} />
        <CopyButton size="sm" text={code} label="Copy" />
        {limits && <Notice tone="info">{limits}</Notice>}
      </div>
    </Card>
  );
}
