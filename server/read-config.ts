import { z } from 'zod';
import { type Config, settings } from './config.ts';
import { OperatorError } from './operator-error.ts';

/** Reads the settings; an empty value counts as absent. Throws one error that names every setting that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(settings)
      .map((name) => [name, environment[name]] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = z.object(settings).safeParse(given);
  if (result.success) return result.data as Config;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new OperatorError(`Some settings are not valid. ${faults.join(' ')}`);
}
