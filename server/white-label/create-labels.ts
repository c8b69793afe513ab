import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import { hostUrl } from './host-url.ts';
import type { Labels } from './labels.ts';
import type { WhiteLabel } from './white-label.ts';

interface Book {
  byHost: ReadonlyMap<string, WhiteLabel>;
  byWorkspace: ReadonlyMap<string, WhiteLabel>;
  byPartner: ReadonlyMap<string, WhiteLabel>;
}

/** Keeps the white labels in memory; empty until they are read for the first time. */
export function createLabels({ pool, config, log }: { pool: Pool; config: Config; log: Logger }): Labels {
  let book: Book = { byHost: new Map(), byWorkspace: new Map(), byPartner: new Map() };
  let started = 0;
  let shown = 0;

  return {
    ofHost: (host) => book.byHost.get(host.toLowerCase().replace(/\.$/, '')) ?? null,
    ofWorkspace: (workspaceId) => book.byWorkspace.get(workspaceId) ?? null,
    ofPartner: (partnerId) => book.byPartner.get(partnerId) ?? null,
    async refresh() {
      started += 1;
      const turn = started;
      try {
        const read = await readBook(pool, config);
        // One that began earlier may end later.
        if (turn < shown) return;
        shown = turn;
        book = read;
      } catch (error) {
        log.warn({ err: error }, 'the white labels could not be read');
      }
    },
  };
}

/** A partner's client workspaces count while the partner is a member; what was made under their host counts always. */
const statement = `
  select white_label.*,
    array(
      select client.workspace_id from client_workspace as client
      join workspace_member as member
        on member.workspace_id = client.workspace_id and member.user_id = client.created_by
      where client.created_by = white_label.partner_id
      union
      select id from workspace where made_under = white_label.partner_id
    ) as workspace_ids
  from white_label where verified_at is not null and stopped_at is null`;

interface LabelRow {
  partner_id: string;
  host: string;
  name: string;
  color: string;
  logo: string | null;
  support_email: string;
  sender_email: string;
  terms_url: string;
  privacy_url: string;
  takes_mail: boolean;
  updated_at: Date;
  workspace_ids: string[];
}

async function readBook(pool: Pool, config: Config): Promise<Book> {
  const { rows } = await pool.query<LabelRow>(statement);
  const labels = rows.map((row) => ({ label: labelOf(row, config), workspaceIds: row.workspace_ids }));
  return {
    byHost: new Map(labels.map(({ label }) => [label.host, label])),
    byPartner: new Map(labels.map(({ label }) => [label.partnerId, label])),
    byWorkspace: new Map(
      labels.flatMap(({ label, workspaceIds }) => workspaceIds.map((id) => [id, label] as const)),
    ),
  };
}

function labelOf(row: LabelRow, config: Config): WhiteLabel {
  return {
    partnerId: row.partner_id,
    host: row.host,
    origin: hostUrl(config, row.host).origin,
    name: row.name,
    color: row.color,
    logo: row.logo,
    supportEmail: row.support_email,
    senderEmail: row.sender_email,
    termsUrl: row.terms_url,
    privacyUrl: row.privacy_url,
    takesMail: row.takes_mail,
    version: row.updated_at.toISOString(),
  };
}
