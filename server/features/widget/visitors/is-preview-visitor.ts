import { visitorPrefixes } from './visitor-kind.ts';

/** Whether a visitor is a member who tries the chat in the console. */
export function isPreviewVisitor(visitorId: string): boolean {
  return visitorId.startsWith(`${visitorPrefixes.preview}_`);
}
