import type { SourceConfig } from './sources.table.ts';

export function titleOfConfig(config: SourceConfig): string {
  switch (config.kind) {
    case 'website':
      return config.url.replace(/^https?:\/\//, '').replace(/\/$/, '');
    case 'file':
      return config.fileName;
    case 'text':
      return config.title;
    case 'qa':
      return config.question;
    case 'notion': {
      const [first, ...others] = config.items.map(({ title }) => title || 'Untitled');
      return others.length === 0 ? (first ?? '') : `${first} and ${others.length} more`;
    }
  }
}
