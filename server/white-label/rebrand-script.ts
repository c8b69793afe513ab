import { brand } from '#contract/brand.ts';
import { scriptName } from './script-name.ts';

/** A script, or a piece of code, with another word in place of the product's name. */
export function rebrandScript(text: string): string {
  return text
    .replaceAll(brand.name, scriptName)
    .replaceAll(brand.name.toLowerCase(), scriptName.toLowerCase())
    .replaceAll(brand.name.toUpperCase(), scriptName.toUpperCase());
}
