import type { WrappedLook, WrappedSize } from '#contract/wrapped/wrapped.ts';
import type { WrappedCard } from '#core/chat-archives/wrapped/wrapped-card.ts';

/** Draws the cards of a year. */
export interface CardPen {
  /** Whether the fonts have every character of a text. */
  canDraw(text: string): boolean;
  /**
   * A card as SVG.
   * @throws when a text of the card cannot be drawn
   */
  compose(card: WrappedCard, as: { size: WrappedSize; look: WrappedLook }): string;
  /** What `compose` gave, as PNG. */
  print(svg: string): Promise<Buffer>;
}

export interface CardDrawer {
  /** Loads what draws, once. */
  open(): Promise<CardPen>;
}
