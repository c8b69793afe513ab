import { stringify } from 'yaml';
import { brand } from '#contract/brand.ts';
import type { AgentFile } from './agent-file.schemas.ts';

const heading = ` An agent of ${brand.name} as a file: settings, look, sources, actions and tests. Of secrets it has only the names.
 Show what would change with "npm run parley -- diff", and change the agent with "npm run parley -- apply".`;

/** The file as YAML that people read and compare: texts of several lines as blocks, never folded. */
export function writeAgentFile(file: AgentFile): string {
  const yaml = stringify(file, { lineWidth: 0, blockQuote: 'literal', aliasDuplicateObjects: false });
  return `${heading.replaceAll(/^/gm, '#')}\n\n${yaml}`;
}
