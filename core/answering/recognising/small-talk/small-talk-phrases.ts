import type { SmallTalkIntent } from './small-talk-intent.ts';

/**
 * The phrases of one language by intent, separated by bars, in lower case and without punctuation. They count only when
 * a message consists of nothing else.
 */
export type SmallTalkPhrases = Readonly<Partial<Record<SmallTalkIntent, string>>>;
