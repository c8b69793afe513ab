import type { JobHandler } from './job-handler.ts';

/** Keeps the type of a handler's data next to its name. */
export function defineJobHandler<Data extends object>(handler: JobHandler<Data>): JobHandler {
  return handler as unknown as JobHandler;
}
