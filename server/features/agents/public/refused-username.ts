import { publicNeedsUsername } from '#contract/agents/agents.ts';
import { type Failure, failure } from '#server/failure.ts';

const sentences = {
  taken: 'This username is taken. Choose another.',
  missing: publicNeedsUsername,
};

/** Why a username cannot be stored, for its field. */
export function refusedUsername(why: keyof typeof sentences): Failure {
  const username = sentences[why];
  return failure('invalid-input', { message: `username: ${username}`, details: { username } });
}
