import type { WidgetSession } from '#contract/widget.schemas.ts';
import type { LoaderState } from '../frame-protocol.ts';
import { createLook } from './apply-look.ts';
import { connectHost } from './connect-host.ts';
import { createChat } from './create-chat.ts';
import { createComposer } from './create-composer.ts';
import { createElement } from './create-element.ts';
import { createHeader, type MenuItem } from './create-header.ts';
import { createNotice } from './create-notice.ts';
import { createThread } from './create-thread.ts';
import { explainFailure } from './explain-failure.ts';
import { followConsole } from './follow-console.ts';
import { readLink } from './read-link.ts';
import { createTransport } from './transport.ts';
import { trapFocus } from './trap-focus.ts';
import { createVisitorToken } from './visitor-token.ts';
import { chooseLanguage, fillIn } from './words/choose-language.ts';

/**
 * `frame`: inside the loader's frame on a host's page. `page`: the agent's own page. `preview`: in the console.
 * `sample`: a picture in the console, of whatever session the console gives it.
 */
export type PanelMode = 'frame' | 'page' | 'preview' | 'sample';

/** Builds the panel into the document's body. In a frame it waits until it is opened before it asks for a session. */
export function startPanel(agentId: string, mode: PanelMode): void {
  const { code, direction, words } = chooseLanguage(navigator.languages);
  const root = document.documentElement;
  root.lang = code;
  root.dir = direction;
  const look = createLook(root);
  const token = createVisitorToken(
    agentId,
    () => localStorage,
    (kept) => host.post({ type: 'token', token: kept }),
    () => state?.token ?? undefined,
  );
  const transport = createTransport(agentId, token);
  let state: LoaderState | undefined;
  let opening: Promise<void> | undefined;

  const host = connectHost(new URLSearchParams(location.search).get('host'), (message) => {
    if (message.type === 'state') onState(message);
    else if (message.type === 'resetChat') void opening?.then(() => chat.finish(true));
    else if (message.type === 'resetUser') {
      token.forget();
      if (opening) open();
    }
  });
  const close = () => host.post({ type: 'close' });

  const thread = createThread(words);
  const composer = createComposer(
    words,
    (text) => void opening?.then(() => chat.ask(text)),
    () => chat.stop(),
  );
  const header = createHeader(
    words,
    listMenuItems,
    mode === 'frame' || mode === 'sample' ? close : undefined,
  );
  const humanHelp = createElement(
    'button',
    {
      type: 'button',
      click() {
        if (chat.isBusy) return;
        if (chat.isPersonWanted) chat.showLeadForm();
        else void chat.ask(words.humanHelpMessage);
      },
    },
    words.humanHelp,
  );
  const finish = createElement(
    'button',
    { type: 'button', click: () => void chat.finish(false) },
    words.finishConversation,
  );
  const quick = createElement('div', { class: 'quick', hidden: true }, humanHelp, finish);
  const brand = createElement('p', { class: 'brand', hidden: true });
  const chat = createChat({
    words,
    transport,
    thread,
    composer,
    channel: mode === 'page' || mode === 'preview' ? mode : 'widget',
    readPageUrl: () => state?.pageUrl.split('#')[0]?.slice(0, 2_048),
    readVisitor: () => state?.visitor ?? {},
    readInitialMessages: () => state?.initialMessages ?? [],
    emit: (name, detail) => host.post({ type: 'event', name, detail }),
    onChange() {
      quick.hidden = !chat.isStarted;
      humanHelp.hidden = chat.isPersonWanted && !chat.canLeaveDetails;
      humanHelp.setAttribute('aria-disabled', String(chat.isBusy));
    },
  });
  function listMenuItems() {
    const items: MenuItem[] = [{ label: words.newConversation, run: () => void chat.finish(true) }];
    if (chat.isStarted) items.push({ label: words.finishConversation, run: () => void chat.finish(false) });
    if (chat.canLeaveDetails) items.push({ label: words.leaveDetails, run: chat.showLeadForm });
    return items;
  }
  const app = createElement(
    'main',
    { class: `app ${mode}`, 'aria-label': words.assistant },
    header.element,
    thread.element,
    createElement('footer', {}, quick, composer.element, brand),
  );
  document.body.append(app);

  const draw = (agent: WidgetSession['agent']) => {
    look.apply(agent.messageColor, agent.colorMode);
    header.setName(agent.displayName);
    if (mode === 'page') document.title = agent.displayName;
    const href = agent.brand && readLink(agent.brand.url, true);
    brand.hidden = !agent.brand;
    brand.replaceChildren(
      ...(agent.brand
        ? [
            href
              ? createElement(
                  'a',
                  { href, target: '_blank', rel: 'noopener' },
                  fillIn(words.poweredBy, agent.brand),
                )
              : fillIn(words.poweredBy, agent.brand),
          ]
        : []),
    );
  };
  const open = () => {
    thread.setStatus(words.loading);
    opening = transport.openSession().then(
      (session) => {
        draw(session.agent);
        chat.load(session);
      },
      (failure) => {
        thread.setStatus('');
        const { text, canRetry } = explainFailure(failure, words, false);
        thread.setAside(
          createNotice(text, canRetry ? [{ label: words.tryAgain, run: open }] : [], !canRetry),
        );
        composer.setDisabled(!canRetry);
      },
    );
  };
  const onState = (next: LoaderState) => {
    const wasOpen = state?.isOpen ?? false;
    state = next;
    app.classList.toggle('full-screen', next.isFullScreen);
    if (!opening) {
      look.apply(next.look.messageColor, 'auto');
      header.setName(next.look.displayName);
    }
    if (!next.isOpen || wasOpen) return;
    if (!opening) open();
    if (next.takesFocus && next.isFullScreen) header.focus();
    else if (next.takesFocus) composer.focus();
  };

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !header.closeMenu() && mode === 'frame') close();
    if (state?.isFullScreen) trapFocus(event, app);
  });
  if (mode === 'preview' || mode === 'sample') {
    followConsole((message) => {
      if (mode === 'sample' && message.type === 'sample') {
        draw(message.session.agent);
        chat.load(message.session);
      } else if (mode === 'preview' && message.type === 'ask') {
        void opening?.then(() => {
          composer.focus();
          if (!chat.isBusy) void chat.ask(message.text);
        });
      }
    });
  }
  if (mode === 'page' || mode === 'preview') open();
}
