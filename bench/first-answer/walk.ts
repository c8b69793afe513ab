import type { Page } from 'playwright-core';
import type { Website } from '../../tests/fakes/website/start-website.ts';
import type { Hand } from './open-hand.ts';

/** What a walk is given. */
export interface Walk {
  page: Page;
  hand: Hand;
  origin: string;
  /** Of the person who walks. */
  site: Website;
}

/** What a walk answers: when each step was done, in milliseconds from the start. */
export type Steps = [step: string, ms: number][];
