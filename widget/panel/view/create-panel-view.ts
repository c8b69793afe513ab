import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import type { PanelMode } from '../panel-mode.ts';
import type { Words } from '../words/en.ts';
import { createLook, type Look } from './apply-look.ts';
import { createBrandLine } from './create-brand-line.ts';
import { type Composer, createComposer } from './create-composer.ts';
import { type ConversationView, createConversationView } from './create-conversation-view.ts';
import { createElement } from './create-element.ts';
import { createHeader, type Header } from './create-header.ts';
import type { MenuItem } from './create-menu.ts';
import { createQuickActions, type QuickActions } from './create-quick-actions.ts';

/** What the visitor can do in the panel. */
export interface PanelActions {
  listMenuItems(): MenuItem[];
  close(): void;
  send(text: string, files: Attachment[]): void;
  stop(): void;
  requestHuman(): void;
  showDetails(): void;
  book(): void;
  finish(): void;
}

export interface PanelView {
  element: HTMLElement;
  look: Look;
  header: Header;
  conversation: ConversationView;
  composer: Composer;
  quick: QuickActions;
  /** Puts the agent's name, colours and brand on the panel. */
  drawAgent(agent: WidgetSession['agent']): void;
}

/** All of the panel that can be seen, in the document's body. */
export function createPanelView(words: Words, mode: PanelMode, actions: PanelActions): PanelView {
  const look = createLook(document.documentElement);
  const hasClose = mode === 'frame' || mode === 'sample';
  const header = createHeader(words, actions.listMenuItems, hasClose ? actions.close : undefined);
  const conversation = createConversationView(words, mode === 'sample');
  const composer = createComposer(words, actions.send, actions.stop);
  const quick = createQuickActions(words, actions);
  const brand = createBrandLine(words);
  const element = createElement(
    'main',
    { class: `app ${mode}`, 'aria-label': words.assistant },
    header.element,
    conversation.element,
    createElement('footer', {}, quick.element, composer.element, brand.element),
  );
  document.body.append(element);
  return {
    element,
    look,
    header,
    conversation,
    composer,
    quick,
    drawAgent(agent) {
      look.apply(agent.messageColor, agent.colorMode);
      header.setName(agent.displayName);
      header.setPicture(agent.avatarUrl);
      if (mode === 'page') document.title = agent.displayName;
      composer.setInput(agent.input);
      quick.setButtons(agent);
      brand.draw(agent.brand);
    },
  };
}
