import { and, asc, getTableColumns, inArray } from 'drizzle-orm';
import type { PersonChoice } from '#contract/privacy/privacy.schemas.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { booking } from '#server/features/bookings/bookings.table.ts';
import { knownVisitor } from '#server/features/identity/identity.table.ts';
import { readVisit } from '#server/features/inbox/read-visit.ts';
import { findThread } from '#server/features/inbox/threads/find-thread.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { findPersonData } from './find-person-data.ts';

/** Without what is only there to be searched. */
const { searchText: _searchText, ...leadColumns } = getTableColumns(lead);

/** All that is stored about a person, as a JSON file; nothing where nobody is named. What the agent wrote is marked as such. */
export async function exportPersonData(ctx: Context, person: PersonChoice | null): Promise<Response> {
  const found =
    person === null
      ? { conversationIds: [], leadIds: [], knownVisitorIds: [], bookingIds: [] }
      : await findPersonData(ctx, person);
  const conversations: object[] = [];
  for (const id of found.conversationIds) {
    const thread = await findThread(ctx, id);
    if (thread === null) continue;
    const { visitorId: _visitorId, ...visitor } = await readVisit(ctx, id);
    conversations.push({
      ...thread,
      visitor,
      messages: thread.messages.map((message) =>
        message.author.kind === 'agent' ? { ...message, generated_by: 'ai' } : message,
      ),
    });
  }
  const leads = await ctx.db
    .select(leadColumns)
    .from(lead)
    .where(and(inWorkspace(ctx, lead), inArray(lead.id, found.leadIds)))
    .orderBy(asc(lead.id));
  const bookings = await ctx.db
    .select()
    .from(booking)
    .where(and(inWorkspace(ctx, booking), inArray(booking.id, found.bookingIds)))
    .orderBy(asc(booking.id));
  const identities = await ctx.db
    .select()
    .from(knownVisitor)
    .where(and(inWorkspace(ctx, knownVisitor), inArray(knownVisitor.id, found.knownVisitorIds)));
  if (person !== null) await recordAudit(ctx, { action: 'visitor.exported', workspaceId: ctx.workspace.id });
  const exportedAt = ctx.clock.now().toISOString();
  return Response.json(
    { schemaVersion: 1, exportedAt, identities, leads, bookings, conversations },
    {
      headers: {
        'Content-Disposition': `attachment; filename="visitor-${exportedAt.slice(0, 10)}.json"`,
        'Cache-Control': 'no-store',
      },
    },
  );
}
