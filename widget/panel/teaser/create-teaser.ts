import { findDueRule } from '#core/message-rules/find-due-rule.ts';
import type { LoaderState, PanelMessage } from '../../frame-protocol.ts';
import { createElement } from '../view/create-element.ts';
import { createIcon } from '../view/create-icon.ts';
import type { Words } from '../words/en.ts';
import { createTeaserMemory, type TeaserMemory } from './create-teaser-memory.ts';

export interface Teaser {
  /** Takes what the page says; begins to look for a message that is due. */
  hear(state: LoaderState): void;
  /** What was shown when the visitor opened the chat, which then begins with it; undefined where nothing was. */
  readonly opening: string | undefined;
}

export interface TeaserOptions {
  words: Words;
  agentId: string;
  /** Whether the visitor needs no invitation any more: the chat was opened, or there is a conversation. */
  isOver(): boolean;
  /** Speaks to the page around. */
  post(message: PanelMessage): void;
}

const lookMs = 1_000;
/** Of the closed panel on the page, above the launcher. */
const shown = 'visibility:visible;opacity:1;transform:none;width:min(300px,100% - 40px)';

/** Shows a message by rule above the launcher, before the visitor has opened the chat; it takes no focus. */
export function createTeaser({ words, agentId, isOver, post }: TeaserOptions): Teaser {
  let memory: TeaserMemory | undefined;
  // Nothing is kept of visitors where there are no rules.
  const remember = () =>
    (memory ??= createTeaserMemory(
      agentId,
      () => localStorage,
      () => sessionStorage,
    ));
  let state: LoaderState | undefined;
  let path = '';
  let sinceMs = 0;
  let exits = 0;
  let isLeaving = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let opening: string | undefined;
  let element: HTMLElement | undefined;

  const show = (css: string) => post({ type: 'style', css });
  const close = () => {
    if (!element) return;
    element.remove();
    element = undefined;
    document.body.classList.remove('teasing');
    show('');
  };
  const draw = (text: string) => {
    const dismiss = () => {
      remember().dismiss();
      close();
    };
    element = drawTeaser(words, text, () => post({ type: 'open' }), dismiss);
    document.body.classList.add('teasing');
    document.body.append(element);
    show(`${shown};height:${element.offsetHeight}px`);
  };
  const look = () => {
    const { isDismissed, isReturning, shown } = remember();
    if (isOver() || isDismissed) {
      clearInterval(timer);
      timer = undefined;
      close();
      return;
    }
    // It may have another address by now: the answer comes before the next look.
    post({ type: 'ask' });
    const secondsOnPage = (Date.now() - sinceMs) / 1_000;
    const { rules } = state!.look;
    const due = findDueRule(rules, { path, secondsOnPage, isLeaving, isReturning }, shown);
    isLeaving = false;
    if (due < 0 || element || document.hidden) return;
    remember().noteShown(due);
    opening = rules[due]!.text;
    draw(opening);
  };
  return {
    hear(next) {
      state = next;
      const { pathname } = new URL(next.pageUrl);
      if (pathname !== path) {
        path = pathname;
        sinceMs = Date.now();
        close();
      }
      if (next.isOpen) close();
      if (next.exits > exits) {
        exits = next.exits;
        isLeaving = true;
        if (timer) look();
      }
      if (next.look.rules.length > 0 && !timer && !isOver()) {
        timer = setInterval(look, lookMs);
      }
    },
    get opening() {
      return opening;
    },
  };
}

function drawTeaser(words: Words, text: string, open: () => void, dismiss: () => void): HTMLElement {
  return createElement(
    'div',
    { class: 'teaser', role: 'status' },
    createElement('button', { type: 'button', class: 'teaser-text', dir: 'auto', click: open }, text),
    createElement(
      'button',
      { type: 'button', class: 'quiet', 'aria-label': words.dismiss, click: dismiss },
      createIcon('close'),
    ),
  );
}
