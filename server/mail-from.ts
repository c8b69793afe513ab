import { brand } from '#contract/brand.ts';
import { baseUrl } from './base-url.ts';
import type { Config } from './config.ts';
import { senderPattern } from './sender-pattern.ts';

/** The sender of our emails. */
export function mailFrom(config: Config): { name: string; address: string } {
  const [, name, inBrackets, bare] = senderPattern.exec(config.MAIL_FROM ?? '') ?? [];
  const address = inBrackets ?? bare ?? `no-reply@${new URL(baseUrl(config)).hostname}`;
  return { name: name?.trim() || brand.name, address };
}
