import type { z } from 'zod';
import { connectionSettings } from './settings/connection-settings.ts';
import { emailSettings } from './settings/email-settings.ts';
import { modelSettings } from './settings/model-settings.ts';
import { readingSettings } from './settings/reading-settings.ts';
import { salesSettings } from './settings/sales-settings.ts';
import { servingSettings } from './settings/serving-settings.ts';
import { storageSettings } from './settings/storage-settings.ts';
import { watchingSettings } from './settings/watching-settings.ts';

/**
 * Every setting, with the sentence that the documentation shows. All are optional.
 * `readConfig` reads them.
 */
export const settings = {
  ...servingSettings,
  ...storageSettings,
  ...readingSettings,
  ...modelSettings,
  ...emailSettings,
  ...connectionSettings,
  ...salesSettings,
  ...watchingSettings,
} as const;

export type Config = { [Name in keyof typeof settings]: z.infer<(typeof settings)[Name]> };
