import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import type { LoaderState } from '../frame-protocol.ts';
import type { ChatOptions } from './chat/chat-options.ts';
import { type Chat, createChat } from './chat/create-chat.ts';
import { createIdentity } from './chat/create-identity.ts';
import { explainFailure } from './chat/explain-failure.ts';
import { createTransport, type Transport } from './chat/transport.ts';
import { createVisitorToken } from './chat/visitor-token.ts';
import { connectHost } from './connect-host.ts';
import { createLeadDraft } from './contact/create-lead-draft.ts';
import { loadFiles } from './files/load-files.ts';
import { followConsole } from './follow-console.ts';
import type { PanelMode } from './panel-mode.ts';
import type { Composer } from './view/create-composer.ts';
import type { MenuItem } from './view/create-menu.ts';
import { createNotice } from './view/create-notice.ts';
import { createPanelView, type PanelView } from './view/create-panel-view.ts';
import { trapFocus } from './view/trap-focus.ts';
import { chooseLanguage } from './words/choose-language.ts';
import type { Words } from './words/en.ts';
import { translateAgent } from './words/translate-agent.ts';

/** Builds the panel into the document's body. In a frame it waits until it is opened before it asks for a session. */
export function startPanel(agentId: string, mode: PanelMode): void {
  const { code, direction, words: ours } = chooseLanguage(navigator.languages);
  // A copy: what the owner says in place of one of our sentences is put there.
  const words = { ...ours };
  Object.assign(document.documentElement, { lang: code, dir: direction });
  const { draft, token, forgetAll } = createKept(
    mode === 'preview' ? `${agentId}:preview` : agentId,
    (kept) => host.post({ type: 'token', token: kept }),
    () => state?.token ?? undefined,
  );
  const transport = createTransport(agentId, token, mode === 'preview');
  const emit: ChatOptions['emit'] = (name, detail) => host.post({ type: 'event', name, detail });
  const identity = createIdentity(transport, token, emit);
  let state: LoaderState | undefined;
  let opening: Promise<void> | undefined;

  const host = connectHost(new URLSearchParams(location.search).get('host'), (message) => {
    if (message.type === 'state') onState(message);
    else if (message.type === 'resetChat') void opening?.then(() => chat.finish(true));
    else if (message.type === 'resetUser') {
      identity.end(message.visitor);
      forgetAll();
      if (opening) open();
    }
  });
  const close = () => host.post({ type: 'close' });
  const panel = createPanelView(words, mode, {
    listMenuItems: () => listMenuItems(chat, words),
    close,
    send: (text, files) => void opening?.then(() => chat.ask(text, files)),
    stop: () => chat.stop(),
    requestHuman: () => requestHuman(chat, words),
    showDetails: () => chat.showLeadForm(),
    finish: () => void chat.finish(false),
  });
  const { composer, header } = panel;
  const chat = createChat({
    words,
    transport,
    view: panel.conversation,
    composer,
    draft,
    channel: mode === 'page' ? mode : 'widget',
    isFollowed: mode === 'page' || mode === 'frame',
    readPageUrl: () => state?.pageUrl.split('#')[0]?.slice(0, 2_048),
    readVisitor: identity.readVisitor,
    readInitialMessages: () => state?.initialMessages ?? [],
    emit,
    onChange: () => panel.quick.update(chat),
  });
  const load = (session: WidgetSession) => {
    const agent = translateAgent(session.agent, code);
    words.paused = agent.pausedMessage || ours.paused;
    panel.drawAgent(agent);
    offerFiles(composer, agent, mode === 'sample' ? undefined : transport);
    chat.load({ ...session, agent });
  };
  const open = () => {
    opening = identity.prove().then(() => openSession(transport, panel, words, load, open));
  };
  const onState = (next: LoaderState) => {
    const wasOpen = state?.isOpen ?? false;
    state = next;
    if (identity.hear(next.visitor) && opening) open();
    panel.element.classList.toggle('full-screen', next.isFullScreen);
    if (!opening) {
      panel.look.apply(next.look.messageColor, 'auto');
      header.setName(next.look.displayName);
    }
    if (!next.isOpen || wasOpen) return;
    if (!opening) open();
    if (next.takesFocus && next.isFullScreen) header.focus();
    else if (next.takesFocus) composer.focus();
  };
  listenToKeys(panel, () => state?.isFullScreen, mode === 'frame' ? close : undefined);
  followConsole(mode, load, chat.showLeadForm, (text) => {
    void opening?.then(() => askFor(chat, composer, text));
  });
  if (mode === 'page' || mode === 'preview') open();
}

/** Lets visitors send files where the owner wants that. What it takes is loaded then. */
function offerFiles(
  composer: Composer,
  { input }: WidgetSession['agent'],
  transport: Transport | undefined,
): void {
  if (!input.allowsAttachments) {
    composer.setTray(undefined);
    return;
  }
  void loadFiles(transport).then((files) => composer.setTray(files?.createTray));
}

/** Asks what the console wants asked, unless an answer is on its way. */
function askFor(chat: Chat, composer: Composer, text: string): void {
  composer.focus();
  if (!chat.isBusy) void chat.ask(text);
}

/** Asks for a person; once that is done, for details. */
function requestHuman(chat: Chat, words: Words): void {
  if (chat.isBusy) return;
  if (chat.isHumanRequested) chat.showLeadForm();
  else void chat.ask(words.humanHelpMessage);
}

/** Escape closes what is open; on phones the focus stays in the panel. */
function listenToKeys(
  { header, element }: PanelView,
  isFullScreen: () => boolean | undefined,
  close: (() => void) | undefined,
): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !header.closeMenu()) close?.();
    if (isFullScreen()) trapFocus(event, element);
  });
}

/** What is kept from one page to the next. */
function createKept(name: string, keepElsewhere: (token: string) => void, recall: () => string | undefined) {
  const storage = () => localStorage;
  const draft = createLeadDraft(name, storage);
  const token = createVisitorToken(name, storage, keepElsewhere, recall);
  const forgetAll = () => {
    token.forget();
    draft.clear();
    draft.forgetLeft();
  };
  return { draft, token, forgetAll };
}

/** Asks for a session; where there is none to be had, says why and lets the visitor try again. */
function openSession(
  transport: Transport,
  { conversation, composer }: PanelView,
  words: Words,
  onSession: (session: WidgetSession) => void,
  retry: () => void,
): Promise<void> {
  conversation.announceStatus(words.loading);
  return transport.openSession().then(onSession, (failure) => {
    conversation.announceStatus('');
    const { text, canRetry } = explainFailure(failure, words, false);
    const actions = canRetry ? [{ label: words.tryAgain, run: retry }] : [];
    conversation.setAside(createNotice(text, actions, !canRetry));
    composer.setDisabled(!canRetry);
  });
}

function listMenuItems(chat: Chat, words: Words): MenuItem[] {
  const items: MenuItem[] = [{ label: words.newConversation, run: () => void chat.finish(true) }];
  if (chat.isStarted) items.push({ label: words.finishConversation, run: () => void chat.finish(false) });
  if (chat.canLeaveDetails) items.push({ label: words.leaveDetails, run: () => chat.showLeadForm() });
  return items;
}
