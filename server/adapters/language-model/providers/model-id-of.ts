import type { LabelledModel } from '../model-catalogue.ts';

/** Id that serves a label at a time; an id set by configuration stays whatever the date. */
export function modelIdOf(label: LabelledModel, configuredId: string | undefined, now: Date): string {
  if (configuredId !== undefined) return configuredId;
  const isShutDown = label.shutdownAt !== undefined && now.getTime() >= Date.parse(label.shutdownAt);
  return isShutDown ? (label.replacementId ?? label.modelId) : label.modelId;
}
