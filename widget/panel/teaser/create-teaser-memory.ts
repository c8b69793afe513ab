export interface TeaserMemory {
  /** The visitor was here before this tab was opened. */
  readonly isReturning: boolean;
  /** Places of the rules whose message was shown in this tab. */
  readonly shown: readonly number[];
  /** The visitor wants no more of them in this tab. */
  readonly isDismissed: boolean;
  noteShown(rule: number): void;
  dismiss(): void;
}

interface Kept {
  shown: number[];
  isReturning: boolean;
  isDismissed: boolean;
}

/**
 * What is kept so that nobody sees the same twice: for the tab which messages were shown, and for good only that
 * somebody was here. Where storage is blocked it lasts as long as the page, and everybody is new.
 */
export function createTeaserMemory(
  agentId: string,
  forGood: () => Storage,
  ofTab: () => Storage,
): TeaserMemory {
  const key = `parley:${agentId}:teased`;
  const attempt = <Value>(use: () => Value): Value | undefined => {
    try {
      return use();
    } catch {
      return undefined;
    }
  };
  const kept: Kept = attempt(() => JSON.parse(ofTab().getItem(key)!)) ?? {
    shown: [],
    isReturning: !!attempt(() => forGood().getItem(key)),
    isDismissed: false,
  };
  const keep = () => attempt(() => ofTab().setItem(key, JSON.stringify(kept)));
  // Who is new in this tab stays so in it.
  keep();
  attempt(() => forGood().setItem(key, 'y'));
  return {
    get isReturning() {
      return kept.isReturning;
    },
    get shown() {
      return kept.shown;
    },
    get isDismissed() {
      return kept.isDismissed;
    },
    noteShown(rule) {
      kept.shown.push(rule);
      keep();
    },
    dismiss() {
      kept.isDismissed = true;
      keep();
    },
  };
}
