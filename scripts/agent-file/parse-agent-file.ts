import { parse } from 'yaml';
import { type AgentFile, agentFileSchema } from './agent-file.schemas.ts';

/**
 * Reads the text of a file.
 * @throws with a sentence for each thing that is wrong, and where it is
 */
export function parseAgentFile(text: string): AgentFile {
  const result = agentFileSchema.safeParse(parse(text));
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the file'}: ${message}`,
  );
  throw new Error(`The file cannot be used:\n${problems.join('\n')}`);
}
