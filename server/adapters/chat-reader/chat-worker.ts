import { answerJobs } from '#server/adapters/document-reader/processes/answer-jobs.ts';
import { placeOfMessages } from '#server/adapters/document-reader/processes/long-lists.ts';
import type { ReaderJob } from '#server/adapters/document-reader/processes/reader-job.ts';
import type { ReaderAnswerInLists } from '#server/adapters/document-reader/processes/write-answer.ts';
import { readChatBytes } from './read-chat-bytes.ts';
import { refusalOf } from './refusal-of.ts';

// A file that reaches what all objects share would change how the next one is read, of whatever user.
Object.preventExtensions(Object.prototype);

/** Entry of the thread that reads chats, in a reader process. */
answerJobs(perform);

async function perform(job: ReaderJob, bytes: Uint8Array): Promise<ReaderAnswerInLists> {
  if (job.kind === 'legal') {
    // What draws pages is loaded where they are needed only.
    const { composePackage } = await import('./legal/compose-package.ts');
    return { kind: 'ok', legal: await composePackage({ ...job.source, bytes }) };
  }
  if (job.kind !== 'chats') return { kind: 'failed', failure: { kind: 'unreadable' } };
  const read = readChatBytes({ ...job.source, bytes });
  if (read.kind !== 'chats') return { kind: 'ok', chatExport: read };
  return {
    answer: { kind: 'ok', chatExport: { ...read, messages: [] } },
    list: placeOfMessages,
    items: read.messages,
    // Large texts are unpacked while their messages go out, so one can still turn out to be damaged.
    answerTo: (error) => ({ kind: 'ok', chatExport: refusalOf(error) }),
  };
}
