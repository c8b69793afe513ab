import type { Words } from '../words/en.ts';
import { fillCount } from '../words/fill-count.ts';
import { ChatFailure } from './chat-failure.ts';

export interface Explanation {
  text: string;
  canRetry: boolean;
  /** Before this there is no point in trying again. */
  waitSeconds?: number;
  /** A person may help where the agent cannot. */
  offersForm: boolean;
  /** The form is what comes next, without being asked for. */
  opensForm?: true;
}

/** Beyond it nobody counts seconds. */
const longWaitSeconds = 120;

/** What the visitor reads about a failure, in the visitor's language, and what can be done. */
export function explainFailure(failure: unknown, words: Words, hasForm: boolean): Explanation {
  const code = failure instanceof ChatFailure ? failure.code : 'internal-error';
  switch (code) {
    case 'offline':
      return { text: words.offline, canRetry: true, offersForm: false };
    case 'unreachable':
      return { text: words.unreachable, canRetry: true, offersForm: false };
    case 'stream-cut':
      return { text: words.cut, canRetry: true, offersForm: false };
    case 'stream-error': {
      const { message } = failure as ChatFailure;
      return { text: message === code ? words.failed : message, canRetry: true, offersForm: hasForm };
    }
    case 'plan-limit':
      return hasForm
        ? { text: words.limitWithForm, canRetry: false, offersForm: true, opensForm: true }
        : { text: words.limit, canRetry: false, offersForm: false };
    case 'agent-paused':
      return { text: words.paused, canRetry: false, offersForm: hasForm };
    case 'rate-limited': {
      const waitSeconds = (failure as ChatFailure).waitSeconds ?? 30;
      return {
        text:
          waitSeconds > longWaitSeconds
            ? words.tooOften
            : fillCount(words.language, words.wait, 'seconds', waitSeconds),
        canRetry: true,
        waitSeconds,
        offersForm: false,
      };
    }
    case 'domain-not-allowed':
    case 'not-found':
      return { text: words.notHere, canRetry: false, offersForm: false };
    default:
      return { text: words.failed, canRetry: true, offersForm: false };
  }
}

/**
 * What the contact form says when the details could not be saved. At a limit of the plan the chat asks for details
 * instead; on the form itself that would lead in a circle.
 */
export function explainContactFailure(failure: unknown, words: Words): string {
  const isLimit = failure instanceof ChatFailure && failure.code === 'plan-limit';
  return isLimit ? words.detailsNotTaken : explainFailure(failure, words, false).text;
}
