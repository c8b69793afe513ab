import type { Services } from '#server/context.ts';
import { createHealthSampler } from './create-health-sampler.ts';
import { sampleSeconds } from './health-times.ts';

/** Takes samples for as long as this process runs. */
export function startHealthSampling(
  services: Services,
  isWebHealthy: (() => Promise<boolean>) | null,
): { stop(): Promise<void> } {
  const { sample } = createHealthSampler(services, isWebHealthy);
  let sampling: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sampling = sample();
  }, sampleSeconds * 1000);
  return {
    async stop() {
      clearInterval(timer);
      await sampling;
    },
  };
}
