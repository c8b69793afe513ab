import { describeReadFailure } from '#core/reading/problems/describe-read-failure.ts';
import type { ReadFailure } from '#core/reading/problems/read-failure.ts';

const own: Partial<Record<ReadFailure['kind'], string>> = {
  unreadable: 'This file could not be read. Export the chat again and upload the file unchanged.',
  stopped: 'Reading was stopped. Upload the file again.',
  'too-slow': 'This file took too long to read. Export fewer chats at once and upload each file.',
  'too-much-memory':
    'This file needs too much memory to read. Export fewer chats at once and upload each file.',
  'too-much-text':
    'This file has more text than can be read at once. Export fewer chats at once and upload each file.',
};

/** A sentence for the user about an upload that could not be read, with what to do. */
export function describeChatFailure(failure: ReadFailure): string {
  return own[failure.kind] ?? describeReadFailure(failure, 'file');
}
