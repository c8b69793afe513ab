import type { z } from 'zod';
import type { askDemo as endpoint } from '#contract/chat-archives/chat-archives.schemas.ts';
import { chatPlatformNames } from '#contract/chat-archives/chat-archives.ts';
import type { Services } from '#server/context.ts';
import { answerTypedQuestion } from '#server/features/chat-archives/asking/answer-typed-question.ts';
import { readChatsAndPeople } from '#server/features/chat-archives/read-chats-and-people.ts';
import { demoArchiveId, demoZone } from './demo-archive.ts';
import { openDemo } from './open-demo.ts';

/** Answers a question about the made-up chats, by the same engine as those of users. Anybody can ask. */
export async function askDemo(
  services: Services,
  question: string,
  clientAddress: string,
): Promise<z.output<typeof endpoint.answer>> {
  await services.rateLimiter.hit(['chat-demo-from-address', clientAddress]);
  await openDemo(services);
  const answer = await answerTypedQuestion(services, { archiveId: demoArchiveId, zone: demoZone }, question);
  const { chats } = await readChatsAndPeople(services, demoArchiveId);
  return {
    answer,
    chats: Object.fromEntries(chats.map(({ id, platform }) => [id, chatPlatformNames[platform]])),
  };
}
