import { auditEntry } from '#server/audit/audit.table.ts';
import type { Services } from '#server/context.ts';
import { action } from '#server/features/actions/actions.table.ts';
import { toolServer } from '#server/features/actions/tool-servers/tool-servers.table.ts';
import { agentTest } from '#server/features/agent-tests/agent-tests.table.ts';
import { booking } from '#server/features/bookings/bookings.table.ts';
import { knownVisitor } from '#server/features/identity/identity.table.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { erasure } from '#server/features/privacy/privacy.table.ts';
import { savedReply } from '#server/features/saved-replies/saved-replies.table.ts';
import { savedView } from '#server/features/saved-views/saved-views.table.ts';
import type { SignedIn } from '#server/features/sessions/read-session.ts';
import { source } from '#server/features/sources/sources.table.ts';
import { tag } from '#server/features/tags/tags.table.ts';
import { webhook } from '#server/features/webhooks/webhooks.table.ts';
import { streamExport } from '#server/http/streams/stream-export.ts';
import { currentBrand } from '#server/white-label/current-brand.ts';
import { ownWord } from '#server/white-label/own-word.ts';
import { exportAgents } from './export-agents.ts';
import { exportBilling } from './export-billing.ts';
import { exportChatArchives } from './export-chat-archives.ts';
import { exportChatMessages } from './export-chat-messages.ts';
import { exportConnections } from './export-connections.ts';
import { exportConversations } from './export-conversations.ts';
import { exportDocuments } from './export-documents.ts';
import { exportRows } from './export-rows.ts';
import { exportWorkspaces } from './export-workspaces.ts';
import { readAccountExport } from './read-account-export.ts';
import { streamZip, type ZipEntry } from './stream-zip.ts';

/**
 * By the name of the file: everything in the workspaces that a user owns, and their chat archives, each read when it
 * is written.
 */
const listExporters = {
  workspaces: exportWorkspaces,
  billing: exportBilling,
  agents: exportAgents,
  sources: exportRows(source, ['crawlState', 'lastCrawl', 'run']),
  documents: exportDocuments,
  'agent-tests': exportRows(agentTest),
  actions: exportRows(action, ['headerValues']),
  'tool-servers': exportRows(toolServer, ['token']),
  connections: exportConnections,
  webhooks: exportRows(webhook, ['secret', 'previousSecret']),
  conversations: exportConversations,
  leads: exportRows(lead, ['searchText']),
  bookings: exportRows(booking),
  identities: exportRows(knownVisitor),
  tags: exportRows(tag),
  'saved-replies': exportRows(savedReply),
  'saved-views': exportRows(savedView),
  erasures: exportRows(erasure),
  'audit-log': exportRows(auditEntry),
  'chat-archives': exportChatArchives,
  'chat-messages': exportChatMessages,
};
/** Raised when a file of the export changes its form. */
const formatVersion = 1;

async function* jsonArray(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* jsonValue(read: () => Promise<unknown>): AsyncGenerator<string> {
  yield `${JSON.stringify(await read(), null, 2)}\n`;
}

/** Everything stored about a user and the workspaces that they own, as a zip of JSON, written as it is read. */
export async function exportAccount(services: Services, signedIn: SignedIn): Promise<Response> {
  const userId = signedIn.user.id;
  await services.rateLimiter.hit(['data-export-of-user', userId]);
  const exportedAt = services.clock.now().toISOString();
  const lists = Object.entries(listExporters).map(
    ([name, exportRows]): ZipEntry => ({
      name: `${name}.json`,
      text: jsonArray(exportRows(services, userId)),
    }),
  );
  const entries: ZipEntry[] = [
    { name: 'account.json', text: jsonValue(() => readAccountExport(services, signedIn)) },
    ...lists,
  ];
  const manifest = {
    product: currentBrand().name,
    formatVersion,
    exportedAt,
    files: entries.map(({ name }) => name),
  };
  const zip = streamZip([{ name: 'manifest.json', text: jsonValue(async () => manifest) }, ...entries]);
  return new Response(streamExport(userId, logged(services, zip)), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${ownWord()}-account-${exportedAt.slice(0, 10)}.zip"`,
      'Cache-Control': 'no-store',
    },
  });
}

/** The status is sent by the time that something fails: then the download breaks off, and the log says why. */
async function* logged(services: Services, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces;
  } catch (error) {
    services.log.error({ err: error }, 'an export was interrupted');
    throw error;
  }
}
