import { brand } from '#contract/brand.ts';
import type { Config } from './config.ts';

/** The address at which the operator reads messages. */
export function operatorEmail(config: Config): string {
  return config.OPERATOR_EMAIL ?? brand.supportEmail;
}
