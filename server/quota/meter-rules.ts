import { type SQL, sql } from 'drizzle-orm';
import type { Meter } from '#contract/plans.ts';
import type { Context } from '#server/context.ts';
import { countMonthly } from './count-monthly.ts';

/** What is counted of a meter that is limited per agent; the others ignore it. */
export interface QuotaScope {
  /** Without it, the agent that has used most. */
  agentId?: string | undefined;
  /** What is about to be read again: a whole source, or one document of it. Its own part is not counted. */
  except?: { sourceId: string; documentId?: string };
}

interface MeterRule {
  /** An SQL expression for how much is used. */
  count(ctx: Context, scope: QuotaScope): SQL;
  /** What the owner reads when the limit is reached; shown next to a button to upgrade. */
  describe(limit: number): string;
}

/** A page that answers, or that waits for the tests of its agent. */
const hasText = sql`(document.live_version > 0 or document.standby ->> 'kind' = 'waiting')`;

const number = new Intl.NumberFormat('en-US');

/**
 * How each meter is counted, and what the API says to the owner when it is full. The console words its banner, and
 * the widget its sentence to visitors, for themselves.
 */
export const meterRules: Record<Meter, MeterRule> = {
  agents: {
    count: (ctx) => sql`(select count(*) from agent where workspace_id = ${ctx.workspace.id})`,
    describe: () => 'The AI Agent limit of your plan is reached. Upgrade to create another.',
  },
  messages: {
    count: countMonthly('messages'),
    describe: () => 'The monthly message limit of this plan is reached. Upgrade to continue.',
  },
  leads: {
    count: countMonthly('leads'),
    describe: () => 'The monthly lead limit of this plan is reached. Upgrade to continue.',
  },
  links: {
    // The pages that answer. A website, or pages of Notion, that has none yet counts as one, so that two added at
    // once cannot both take the
    // last.
    count: ofSources(
      sql`case when source.kind not in ('website', 'notion') then 0 else greatest(
        (select count(*) from document where document.source_id = source.id and ${hasText}),
        case when source.status in ('queued', 'training') then 1 else 0 end) end`,
      sql`count(*)`,
    ),
    describe: (limit) =>
      `The limit of ${number.format(limit)} ${limit === 1 ? 'link' : 'links'} of your plan is reached. Upgrade to read more pages.`,
  },
  files: {
    count: ofSources(sql`case when source.kind = 'file' then 1 else 0 end`, null),
    describe: (limit) =>
      `The limit of ${number.format(limit)} files of your plan is reached. Delete a file, or upgrade to add more.`,
  },
  characters: {
    count: ofSources(
      sql`source.characters`,
      // As sources count themselves: a text that waits for tests counts where it is the longer one.
      sql`sum(greatest(case when document.live_version > 0 then document.characters else 0 end,
        case when document.standby ->> 'kind' = 'waiting' then (document.standby ->> 'characters')::int else 0 end))`,
    ),
    describe: (limit) =>
      `The limit of ${number.format(limit)} characters of your plan is reached. Delete a source, or upgrade to add more.`,
  },
};

/**
 * Counted from the sources of one agent, or of the agent that has most.
 * @param ofSource what a source counts
 * @param ofDocuments what the documents of a source that answer count; null where they count nothing
 */
function ofSources(ofSource: SQL, ofDocuments: SQL | null): MeterRule['count'] {
  return (ctx, { agentId, except }) => {
    const ofAgent = agentId === undefined ? sql`true` : sql`agent_id = ${agentId}`;
    return sql`(
      select coalesce(max(used), 0)
      from (
        select sum(${except === undefined ? ofSource : ofOthers(ofSource, ofDocuments, except)}) as used
        from source where workspace_id = ${ctx.workspace.id} and ${ofAgent} group by agent_id
      ) as agents
    )`;
  };
}

function ofOthers(
  ofSource: SQL,
  ofDocuments: SQL | null,
  { sourceId, documentId }: NonNullable<QuotaScope['except']>,
): SQL {
  const ofItself =
    documentId === undefined || ofDocuments === null
      ? sql`0`
      : sql`(
          select coalesce(${ofDocuments}, 0) from document
          where source_id = ${sourceId} and ${hasText} and id <> ${documentId}
        )`;
  return sql`case when source.id = ${sourceId} then ${ofItself} else ${ofSource} end`;
}
