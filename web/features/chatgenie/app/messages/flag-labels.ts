import type { ArchiveMessageFlag } from '#contract/chat-archives/chat-archives.ts';

/** What is to be known of a message, in words. */
export const flagLabels: Record<ArchiveMessageFlag, string> = {
  edited: 'Edited',
  'edit-uncertain': 'Perhaps edited: the app also notes an edit when someone reacts',
  'may-be-pasted':
    'May be pasted: time goes backwards here, as where someone pastes old messages into a new one',
  'no-such-hour': 'At an hour that did not exist: clocks went forward',
  'hour-twice': 'At an hour that came twice: clocks went back',
  'buddhist-year': 'The year is one of the Buddhist calendar and was converted',
  'unsafe-file-name': 'The name of its file leads out of the export',
};
