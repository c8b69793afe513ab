import { traceCalls } from '../adapters/tracing/trace-calls.ts';
import type { Services } from '../context.ts';

const tracedPorts = [
  'pageFetcher',
  'documentReader',
  'webhookSender',
  'actionCaller',
  'toolServers',
  'notion',
  'calCom',
  'slack',
  'mailer',
  'fileStore',
] as const;

/** With a span for each call of what is outside of the process, where traces are wanted. */
export function withTracedPorts(services: Services): Services {
  for (const name of tracedPorts)
    Object.assign(services, { [name]: traceCalls(services.tracing, name, services[name]) });
  return services;
}
