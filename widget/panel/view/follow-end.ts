/** How near to the end counts as reading the end, in pixels. */
const endDistance = 60;
/** What stays free above an answer that is longer than the view: more than what fades below the header. */
const anchorMargin = 20;

export interface End {
  /** Scrolls to the end, and follows it from then on. */
  scroll(): void;
  /** The newest answer, whose beginning stays in view. */
  setAnchor(answer: HTMLElement): void;
  /** The reader is at the end. */
  readonly isFollowed: boolean;
}

/**
 * Keeps the end of a growing content in view while the reader is there, but never pushes the beginning of the newest
 * answer out of view. What is below then, or while the reader is elsewhere, is one press of `toEnd` away: it has words
 * only where a whole message is below, and no more than an arrow where it is the rest of what is read.
 * @param messages the parts of the content that are messages: a form below them is none
 */
export function followEnd(
  scroller: HTMLElement,
  content: HTMLElement,
  messages: readonly HTMLElement[],
  toEnd: HTMLElement,
): End {
  let isFollowed = true;
  let anchor: HTMLElement | undefined;
  let messagesEnd = 0;
  let positionSet = 0;
  const isBelow = (place: number) => place - scroller.scrollTop - scroller.clientHeight >= endDistance;
  const showWay = (hasGrown: boolean) => {
    if (!isBelow(messagesEnd)) toEnd.hidden = true;
    else if (hasGrown) toEnd.hidden = false;
    const newest = messages.flatMap((part) => [...part.children]).at(-1) as HTMLElement | undefined;
    toEnd.classList.toggle('rest', (newest?.offsetTop ?? 0) < scroller.scrollTop + scroller.clientHeight);
  };
  const follow = () => {
    const limit = anchor?.isConnected ? anchor.offsetTop - anchorMargin : Number.POSITIVE_INFINITY;
    scroller.scrollTop = Math.min(scroller.scrollHeight - scroller.clientHeight, limit);
    positionSet = scroller.scrollTop;
  };
  scroller.addEventListener(
    'scroll',
    () => {
      showWay(false);
      // Only the reader's own scrolling ends the following, not ours.
      if (Math.abs(scroller.scrollTop - positionSet) > 1) isFollowed = !isBelow(scroller.scrollHeight);
    },
    { passive: true },
  );
  const observer = new ResizeObserver(() => {
    const before = messagesEnd;
    messagesEnd = Math.max(...messages.map((part) => part.offsetTop + part.offsetHeight));
    if (isFollowed) follow();
    showWay(messagesEnd > before);
  });
  observer.observe(content);
  observer.observe(scroller);
  return {
    scroll() {
      isFollowed = true;
      anchor = undefined;
      follow();
    },
    setAnchor(answer) {
      anchor = answer;
    },
    get isFollowed() {
      return isFollowed;
    },
  };
}
