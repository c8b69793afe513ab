import type { ArchiveMessageFlag } from '#contract/chat-archives/chat-archives.ts';

/** What is to be known of a message, in words. */
export const flagLabels: Record<ArchiveMessageFlag, string> = {
  edited: 'Edited',
  'edit-uncertain': 'May be edited: the app also marks a message as edited when someone reacts to it',
  'may-be-pasted':
    'May be pasted: time goes backwards here, as when someone pastes old messages into a new one',
  'no-such-hour': 'At an hour that did not exist, because clocks went forward',
  'hour-twice': 'At an hour that occurred twice, because clocks went back',
  'buddhist-year': 'The year was converted from the Buddhist calendar',
  'persian-year': 'The day was converted from the Persian calendar',
  'unsafe-file-name': 'The name of its file points outside the export',
};
