import type { McpOffer, McpServerState } from '#contract/mcp/mcp.schemas.ts';
import { Card } from '#web/ui/card.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';

/** What a client finds: tools to call, and sources to read, as the server lists them. */
export function McpOfferCard({ server: { tools, resources } }: { server: McpServerState }) {
  return (
    <Card
      title="What clients find"
      description="As the server lists it, with the scopes that a key needs."
      isFlush
    >
      <OfferList label="Tools" offers={tools.map((tool) => ({ ...tool, mark: tool.name }))} />
      <OfferList
        label="Resources"
        offers={resources.map(({ uriTemplate, ...resource }) => ({ ...resource, mark: uriTemplate }))}
      />
    </Card>
  );
}

function OfferList({ label, offers }: { label: string; offers: readonly (McpOffer & { mark: string })[] }) {
  return (
    <>
      <h3 className="px-5 pb-2 text-sm font-semibold not-first:pt-4">{label}</h3>
      <ul aria-label={label} className="border-t border-line last:mb-0">
        {offers.map(({ name, title, description, scopes, mark }) => (
          <ItemRow
            key={name}
            title={title}
            mark={<code className="font-mono text-xs font-normal wrap-anywhere">{mark}</code>}
            text={`${description} Scopes: ${scopes.join(' and ')}.`}
          />
        ))}
      </ul>
    </>
  );
}
