import { brand } from '#contract/brand.ts';
import type { Config } from './config.ts';
import { installationUrl } from './installation-url.ts';
import { senderPattern } from './sender-pattern.ts';

/** The sender of our emails. */
export function mailFrom(config: Config): { name: string; address: string } {
  const [, name, inBrackets, bare] = senderPattern.exec(config.MAIL_FROM ?? '') ?? [];
  const address = inBrackets ?? bare ?? `no-reply@${new URL(installationUrl(config)).hostname}`;
  return { name: name?.trim() || brand.name, address };
}
