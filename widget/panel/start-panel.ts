import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import type { VisitorDetails } from '../frame-protocol.ts';
import type { ChatOptions } from './chat/chat-options.ts';
import { type Chat, createChat } from './chat/create-chat.ts';
import { createIdentity } from './chat/create-identity.ts';
import { explainFailure } from './chat/explain-failure.ts';
import { listVisitedPages } from './chat/list-visited-pages.ts';
import { createTransport, type Transport } from './chat/transport.ts';
import { createVisitorToken } from './chat/visitor-token.ts';
import { connectHost, type HostLink } from './connect-host.ts';
import { countUnread, type UnreadCount } from './count-unread.ts';
import { loadFiles } from './files/load-files.ts';
import { followConsole } from './follow-console.ts';
import { followPage, type HostPage } from './follow-page.ts';
import { createLeadDraft } from './leads/create-lead-draft.ts';
import type { PanelMode } from './panel-mode.ts';
import { loadTeaser } from './teaser/load-teaser.ts';
import type { Composer } from './view/create-composer.ts';
import type { MenuItem } from './view/create-menu.ts';
import { createNotice } from './view/create-notice.ts';
import { createPanelView, type PanelView } from './view/create-panel-view.ts';
import { trapFocus } from './view/trap-focus.ts';
import type { Words } from './words/en.ts';
import { translateAgent } from './words/translate-agent.ts';

/** Builds the panel into the document's body. In a frame it waits until it is opened before it asks for a session. */
export function startPanel(agentId: string, mode: PanelMode, ours: Words): void {
  // A copy: what the owner says in place of one of our sentences is put there.
  const words = { ...ours };
  setLanguage(ours.language);
  const page: HostPage = { state: undefined, wasOpened: false };
  const { draft, token, forgetAll } = createKept(
    mode === 'preview' ? `${agentId}:preview` : agentId,
    (kept) => host.post({ type: 'token', token: kept }),
    () => page.state?.token ?? undefined,
  );
  const isSeen = () => !document.hidden && (mode !== 'frame' || page.state?.isOpen === true);
  const transport = createTransport(agentId, token, mode === 'preview', isSeen);
  const { unread, emit } = createEvents(
    isSeen,
    (message) => host.post(message),
    () => chat.look(),
  );
  const identity = createIdentity(transport, token, emit);
  let opening: Promise<void> | undefined;

  const host = connectHost(new URLSearchParams(location.search).get('host'), (message) => {
    if (message.type === 'state') onState(message);
    else if (message.type === 'resetChat') void opening?.then(() => chat.finish(true));
    else forgetVisitor(message.visitor);
  });
  const forgetVisitor = (said: VisitorDetails | string) => {
    // What they looked at is nothing of the next person.
    if (page.state) page.state.pages = null;
    identity.end(said);
    forgetAll();
    if (opening) open();
  };
  const close = () => host.post({ type: 'close' });
  const panel = createPanelView(words, mode, {
    listMenuItems: () => listMenuItems(chat, words),
    close,
    send: (text, files) => void opening?.then(() => chat.ask(text, files)),
    stop: () => chat.stop(),
    requestHuman: () => requestHuman(chat, words),
    showDetails: () => chat.showLeadForm(),
    book: () => chat.book(),
    finish: () => void chat.finish(false),
  });
  const chat = createChat({
    words,
    transport,
    view: panel.conversation,
    composer: panel.composer,
    draft,
    channel: mode === 'page' ? mode : 'widget',
    isFollowed: mode === 'page' || mode === 'frame',
    readPageUrl: () => page.state?.pageUrl.split('#')[0]?.slice(0, 2_048),
    listVisitedPages: () => (page.state ? listVisitedPages(page.state, Date.now()) : []),
    readVisitor: identity.readVisitor,
    readInitialMessages: () => (teaser.opening ? [teaser.opening] : (page.state?.initialMessages ?? [])),
    emit,
    onChange: () => panel.quick.update(chat),
  });
  const teaser = loadTeaser({
    words,
    agentId,
    isOver: () => chat.isStarted || page.wasOpened,
    post: (message) => host.post(message),
  });
  const parts = { page, panel, chat, identity, teaser, unread, token, words, ours };
  const files = mode === 'sample' ? undefined : transport;
  const load = (session: WidgetSession) => drawSession(session, parts, files);
  const open = () => {
    opening = identity.prove().then(() => openSession(transport, panel, words, load, open));
  };
  const onState = followPage(parts, open, () => !!opening);

  listenToWindow(unread, host, chat);
  listenToKeys(panel, () => page.state?.isFullScreen, mode === 'frame' ? close : undefined);
  const ask = (text: string) => void opening?.then(() => askFor(chat, panel.composer, text));
  const suggest = (questions: string[]) => void opening?.then(() => chat.suggest(questions));
  followConsole(mode, load, chat.showLeadForm, ask, panel.look.setTheme, suggest);
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

interface Drawn {
  words: Words;
  ours: Words;
  panel: PanelView;
  chat: Chat;
  unread: UnreadCount;
}

/** `files` is undefined where none can be sent. */
function drawSession(
  session: WidgetSession,
  { words, ours, panel, chat, unread }: Drawn,
  files: Transport | undefined,
): void {
  const agent = translateAgent(session.agent, ours.language);
  words.paused = agent.pausedMessage || ours.paused;
  panel.drawAgent(agent);
  offerFiles(panel.composer, agent, files);
  chat.load({ ...session, agent });
  unread.add(session.conversation?.unread ?? 0);
}

function listenToWindow(unread: UnreadCount, host: HostLink, chat: Chat): void {
  // Before anything is written here the frame gets the focus: the moment to ask for a new address of the page.
  window.addEventListener('focus', () => host.post({ type: 'ask' }));
  document.addEventListener('visibilitychange', unread.check);
  window.addEventListener('pagehide', () => chat.setShown(false));
  window.addEventListener('pageshow', ({ persisted }) => persisted && chat.setShown(true));
}

function setLanguage(language: string): void {
  const dir = language === 'ar' || language === 'he' ? 'rtl' : 'ltr';
  Object.assign(document.documentElement, { lang: language, dir });
}

/** Tells the page of events, and counts the messages among them that nobody has seen. */
function createEvents(isSeen: () => boolean, post: HostLink['post'], onLook: () => void) {
  const unread = countUnread(isSeen, (count) => post({ type: 'unread', count }), onLook);
  const emit: ChatOptions['emit'] = (name, detail) => {
    post({ type: 'event', name, detail });
    if (name === 'assistant-message') unread.add(1);
  };
  return { unread, emit };
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
