import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Config, settings } from './config.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Reads the settings; an empty value counts as absent. Each can be in a file instead, which NAME_FILE names: so secrets
 * need not be in the environment. Throws one error that names every setting that is wrong.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.keys(settings)
      .map((name) => [name, readSetting(environment, name)] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = z.object(settings).safeParse(given);
  const faults = result.success
    ? listContradictions(result.data as Config)
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (faults.length > 0) throw new OperatorError(`Some settings are not valid. ${faults.join(' ')}`);
  return result.data as Config;
}

/** Settings that are right by themselves and not together. */
function listContradictions(config: Config): string[] {
  const { INCOMING_MAIL: incoming, INCOMING_MAIL_SECRET: secret } = config;
  if (config.E_INVOICES && (config.SELLER_COUNTRY === undefined || config.SELLER_TAX_ID === undefined))
    return ['E_INVOICES: Set SELLER_COUNTRY and SELLER_TAX_ID, too.'];
  if (config.BACKUP_TO !== undefined && config.BACKUP_KEY === undefined)
    return ['BACKUP_TO: Set BACKUP_KEY, too. Make one with: npm run backup -- --new-key.'];
  if (config.DATABASE_DIRECT_URL !== undefined && config.DATABASE_URL === undefined)
    return ['DATABASE_DIRECT_URL: Set DATABASE_URL to the address of the pooler, too.'];
  if (config.DATABASE_REPLICA_URL !== undefined && config.DATABASE_URL === undefined)
    return ['DATABASE_REPLICA_URL: Set DATABASE_URL to the server that it follows, too.'];
  if (incoming === undefined && secret !== undefined)
    return ['INCOMING_MAIL_SECRET: Set INCOMING_MAIL to the domain of the emails, too.'];
  if (incoming?.port === null && secret === undefined)
    return ['INCOMING_MAIL: Add a port, such as :2525, or set INCOMING_MAIL_SECRET.'];
  return [];
}

function readSetting(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = environment[name];
  const file = environment[`${name}_FILE`];
  if ((value !== undefined && value !== '') || file === undefined || file === '') return value;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new OperatorError(`The file ${file} in ${name}_FILE cannot be read.`, { cause: error });
  }
}
