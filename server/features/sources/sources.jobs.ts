import { defineJobHandler } from '#server/jobs/define-job-handler.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { Subscriber } from '#server/jobs/outbox/subscriber.ts';
import { type CopyFileJob, copyFileSource } from './files/copy-file-source.ts';
import { embedPassages } from './meaning/embed-passages.ts';
import { findUnembedded } from './meaning/find-unembedded.ts';
import { type EmbedJob, embedPassagesJob, findUnembeddedJob } from './meaning/meaning-jobs.ts';
import { queueDueCrawls, queueDueCrawlsJob } from './schedule/queue-due-crawls.ts';
import { giveUpTraining } from './training/give-up-training.ts';
import { trainSource } from './training/train-source.ts';
import {
  copyFileJob,
  crawlWebsiteJob,
  deleteFilesJob,
  syncNotionJob,
  type TrainJob,
  trainDocumentJob,
} from './training/training-jobs.ts';
import { listWriting } from './written/list-writing.ts';
import { queueWriting } from './written/queue-writing.ts';
import { writeQuestions } from './written/write-questions.ts';
import { type WriteQuestionsJob, writeQuestionsJob } from './written/written-jobs.ts';

export const sourceJobs: readonly JobHandler[] = [
  defineJobHandler<TrainJob>({
    name: crawlWebsiteJob,
    concurrency: 6,
    concurrencyPerGroup: 3,
    // It goes on from its stored state, which takes a second or two for a website of many thousand pages.
    turnSeconds: 60,
    retries: 4,
    // A crawl ends itself after 30 minutes.
    timeoutSeconds: 35 * 60,
    run: trainSource,
    giveUp: giveUpTraining,
  }),
  defineJobHandler<TrainJob>({
    name: syncNotionJob,
    concurrency: 4,
    concurrencyPerGroup: 1,
    retries: 4,
    // It ends itself after 30 minutes, but may be waiting then.
    timeoutSeconds: 40 * 60,
    run: trainSource,
    giveUp: giveUpTraining,
  }),
  defineJobHandler<TrainJob>({
    name: trainDocumentJob,
    // The reader shares its processes out fairly, so that most of these only wait their turn there.
    concurrency: 6,
    concurrencyPerGroup: 2,
    retries: 4,
    run: trainSource,
    giveUp: giveUpTraining,
  }),
  defineJobHandler<EmbedJob>({
    name: embedPassagesJob,
    // The model computes one text after another, and so serves those in turn that wait for it.
    concurrency: 3,
    concurrencyPerGroup: 1,
    run: embedPassages,
  }),
  defineJobHandler<WriteQuestionsJob>({
    name: writeQuestionsJob,
    // Mostly waiting for a provider, who may allow few requests.
    concurrency: 2,
    concurrencyPerGroup: 1,
    run: writeQuestions,
  }),
  defineJobHandler({
    name: findUnembeddedJob,
    concurrency: 1,
    everySeconds: 900,
    run: findUnembedded,
  }),
  defineJobHandler({
    name: queueDueCrawlsJob,
    concurrency: 1,
    everySeconds: 60,
    run: queueDueCrawls,
  }),
  defineJobHandler<CopyFileJob>({
    name: copyFileJob,
    concurrency: 1,
    retries: 4,
    run: copyFileSource,
  }),
  defineJobHandler<{ fileIds: string[] }>({
    name: deleteFilesJob,
    concurrency: 1,
    async run({ fileStore }, { fileIds }) {
      for (const fileId of fileIds) await fileStore.deleteFile(fileId);
    },
  }),
];

/** After a training, and when an owner changes an agent, as they may want it from now on. */
export const writingSubscriber: Subscriber = {
  events: ['source.trained', 'agent.changed'],
  async handle(services, happened) {
    const agents = new Map<string, string>();
    for (const { workspaceId, event } of happened)
      if (event.name === 'source.trained' || event.name === 'agent.changed')
        agents.set(event.payload.agentId, workspaceId);
    for (const agentId of await listWriting(services, [...agents.keys()]))
      await queueWriting(services, { workspaceId: agents.get(agentId) ?? '', agentId });
  },
};
