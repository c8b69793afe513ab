import { countUnfinished } from './count-unfinished.ts';
import { stripCitationMarkers } from './strip-citation-markers.ts';

export interface CitationStream {
  /** Text that may be shown after this delta; a marker that is not yet whole is held back. */
  push(delta: string): string;
  /** What was still held back. */
  end(): string;
}

/**
 * Takes the citation markers out of an answer while it streams, wherever the deltas cut it. All that it gives, joined,
 * is the text of `stripCitationMarkers` without white space at the start.
 */
export function createCitationStream(): CitationStream {
  let held = '';
  let hasStarted = false;
  const release = (text: string): string => {
    const stripped = stripCitationMarkers(text).text;
    const shown = hasStarted ? stripped : stripped.trimStart();
    if (shown !== '') hasStarted = true;
    return shown;
  };
  return {
    push(delta) {
      held += delta;
      const ready = held.slice(0, held.length - countUnfinished(held));
      held = held.slice(ready.length);
      return release(ready);
    },
    end() {
      const rest = release(held);
      held = '';
      return rest;
    },
  };
}
