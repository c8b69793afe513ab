import { paths } from '#contract/page-addresses.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';

/** Where a source is changed: the settings of a website or of Notion, what was written or uploaded of others. */
export const editAddress = ({ agentId, id, kind }: Pick<Source, 'agentId' | 'id' | 'kind'>): string =>
  kind === 'website' || kind === 'notion'
    ? paths.sourceSettings(agentId, id)
    : `${paths.source(agentId, id)}?edit`;
