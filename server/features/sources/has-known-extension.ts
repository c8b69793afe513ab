import { fileExtensions } from '#contract/sources/sources.ts';
import { extensionOf } from './extension-of.ts';

export function hasKnownExtension(name: string): boolean {
  return (fileExtensions as readonly string[]).includes(extensionOf(name).toLowerCase());
}
