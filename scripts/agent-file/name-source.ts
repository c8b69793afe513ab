import type { SourceContent } from '#contract/sources/sources.schemas.ts';
import type { FiledSource } from './agent-file.schemas.ts';

/** What a source is called in a file: of each kind, what its owner knows it by. */
export function nameSource(source: FiledSource | SourceContent): string {
  switch (source.kind) {
    case 'website':
      return `website ${source.url}`;
    case 'text':
      return `text ${source.title}`;
    case 'qa':
      return `question ${source.question}`;
    case 'file':
      return `file ${source.fileName}`;
    case 'notion':
      return `notion ${source.items.map(({ title }) => title).join(', ')}`;
  }
}
