import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import { eraseLostFiles } from './attachments/erase-lost-files.ts';
import { countDays } from './figures/count-days.ts';
import { remindOfRequests } from './handling/remind-of-requests.ts';
import { wakeConversations } from './handling/wake-conversations.ts';
import { embedTopics } from './questions/embed-topics.ts';
import { indexWords } from './words/index-words.ts';

export const conversationJobs: readonly JobHandler[] = [
  defineJobHandler({
    name: 'conversations.index-words',
    concurrency: 1,
    everySeconds: 30,
    run: (services, _data, signal) => indexWords(services, signal),
  }),
  defineJobHandler({
    name: 'conversations.wake',
    concurrency: 1,
    everySeconds: 60,
    run: (services, _data, signal) => wakeConversations(services, signal),
  }),
  defineJobHandler({
    name: 'conversations.remind',
    concurrency: 1,
    everySeconds: 60,
    run: async (services) => {
      await remindOfRequests(services);
      services.jobs.wakeOutbox();
    },
  }),
  defineJobHandler({
    name: 'conversations.erase-lost-files',
    concurrency: 1,
    everySeconds: 60,
    run: (services, _data, signal) => eraseLostFiles(services, signal),
  }),
  defineJobHandler({
    name: 'conversations.embed-topics',
    concurrency: 1,
    everySeconds: 300,
    run: (services, _data, signal) => embedTopics(services, signal),
  }),
  defineJobHandler({
    name: 'conversations.count-days',
    concurrency: 1,
    everySeconds: 3_600,
    run: (services, _data, signal) => countDays(services, signal),
  }),
];
