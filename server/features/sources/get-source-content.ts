import type { SourceContent } from '#contract/sources/sources.schemas.ts';
import type { Context } from '#server/context.ts';
import { findSource } from './find-source.ts';

/** The content of a source; for a file without its place in the store. */
export async function getSourceContent(
  ctx: Context,
  agentId: string,
  sourceId: string,
): Promise<SourceContent> {
  const { config, schedule } = await findSource(ctx, agentId, sourceId);
  switch (config.kind) {
    case 'website': {
      const { isSchemeGuessed: _isSchemeGuessed, ...content } = config;
      return { ...content, schedule };
    }
    case 'file':
      return { kind: 'file', fileName: config.fileName, sizeBytes: config.sizeBytes };
    case 'notion':
      return { ...config, schedule };
    case 'text':
    case 'qa':
      return config;
  }
}
