import type { LoaderMessage, VisitorDetails } from '../frame-protocol.ts';
import { connectFrame, type FrameLink } from './connect-frame.ts';
import { createEvents } from './create-events.ts';
import { drawLauncher } from './draw-launcher.ts';
import { defaultLauncher, fetchLauncher } from './fetch-launcher.ts';
import { guard, warn } from './guard.ts';
import { holdPage } from './hold-page.ts';
import { installCommands, isInstalled } from './install-commands.ts';
import { keepAttached } from './keep-attached.ts';
import { fullScreenQuery } from './launcher-styles.ts';
import type { ScriptTag } from './read-script-tag.ts';
import { keep, recall } from './tab-memory.ts';

/** How long the launcher waits for its colour before it shows in the default one. */
const lookWaitMs = 150;
/** After this long without a word of the frame it counts as forbidden here. */
const frameWaitMs = 8_000;

/** Starts the widget once a page, whatever number of tags there are. */
export function startWidget(tag: ScriptTag): void {
  if (isInstalled()) return;
  const events = createEvents();
  const view = drawLauncher();
  const { button, panel } = view;
  const phone = matchMedia(fullScreenQuery);
  const ending = new AbortController();
  const { signal } = ending;
  const openKey = `parley:${tag.agentId}`;
  const tokenKey = `${openKey}:visitor`;
  let look = defaultLauncher;
  let link: FrameLink | undefined;
  let isOpen = false;
  let takesFocus = false;
  /** Asked for by a command before the launcher was there. */
  let isWanted = false;
  /** Our frame cannot be had here: the launcher opens the agent's own page instead. */
  let isBlocked = false;
  let isLoaded = false;
  let detach: (() => void) | undefined;
  let releasePage: (() => void) | undefined;
  let failureTimer: ReturnType<typeof setTimeout>;
  let visitor: VisitorDetails = {};
  let initialMessages: string[] = [];
  let resets: LoaderMessage[] = [];

  const tell = guard(() => {
    link?.post({
      type: 'state',
      isOpen,
      isFullScreen: phone.matches,
      takesFocus,
      pageUrl: location.href,
      look,
      visitor,
      initialMessages,
      token: recall(tokenKey),
    });
  });
  const ensureFrame = guard(() => {
    link ??= connectFrame(
      tag,
      panel,
      () => {
        for (const reset of resets) link?.post(reset);
        resets = [];
        tell();
      },
      (message) => {
        if (message.type === 'close') close();
        else if (message.type === 'event') events.emit(message.name, message.detail);
        else if (message.type === 'token') keep(tokenKey, message.token);
        else {
          isLoaded = true;
          const focused = document.activeElement;
          if (isOpen && takesFocus && (focused === view.host || focused === document.body))
            link?.frame.focus();
        }
      },
      signal,
    );
  });
  const openPage = () => window.open(`${tag.origin}/chat/${tag.agentId}`, '_blank', 'noopener');
  const fail = guard(() => {
    if (isLoaded || isBlocked) return;
    const isWaitedFor = isOpen && takesFocus;
    close();
    isBlocked = true;
    if (isWaitedFor) openPage();
    warn(`allow ${tag.origin} in frame-src.`);
    events.emit('error', { code: 'frame-blocked' });
  });
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    if (event.blockedURI.startsWith(tag.origin) && /^(fr|child)/.test(event.effectiveDirective)) fail();
  };

  const show = guard(() => {
    view.setOpen(isOpen);
    releasePage?.();
    releasePage = undefined;
    clearTimeout(failureTimer);
    if (isOpen) {
      ensureFrame();
      if (phone.matches) releasePage = holdPage(panel);
      if (takesFocus) link?.frame.focus();
      failureTimer = setTimeout(fail, frameWaitMs);
    }
    tell();
  });
  const setOpen = (wanted: boolean, byVisitor = true) => {
    if (!detach) isWanted = wanted;
    else if (isBlocked) openPage();
    else if (isOpen !== wanted) {
      const hadFocus = link && view.root.activeElement === link.frame;
      isOpen = wanted;
      takesFocus = byVisitor;
      show();
      if (hadFocus && !isOpen) button.focus();
      keep(openKey, isOpen ? 'y' : '');
      events.emit(isOpen ? 'open' : 'close');
    }
  };
  const close = () => setOpen(false);
  const toggle = guard(() => setOpen(!isOpen));
  const reset = (message: LoaderMessage) => {
    if (isLoaded) link?.post(message);
    else resets.push(message);
    ensureFrame();
  };
  const end = () => {
    isOpen = false;
    show();
    detach?.();
    detach = undefined;
    ending.abort();
  };

  button.addEventListener('click', toggle);
  for (const intent of ['pointerenter', 'focus']) button.addEventListener(intent, ensureFrame);
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  // The frame takes the focus from the window before anything is written there: the moment to tell a new address.
  addEventListener('blur', tell, { signal });
  phone.addEventListener('change', show, { signal });
  document.addEventListener('securitypolicyviolation', onViolation, { signal });

  const attach = guard(() => {
    if (signal.aborted || detach) return;
    detach = keepAttached(view.host);
    show();
    events.emit('ready');
    if (isWanted) setOpen(true);
  });
  const timer = setTimeout(attach, lookWaitMs);
  view.setLook(look);
  fetchLauncher(tag).then(
    guard((answer) => {
      clearTimeout(timer);
      if (signal.aborted) return;
      if (!answer) {
        end();
        warn(`agent ${tag.agentId} may not be shown on this website.`);
        return;
      }
      // Drawn anew on the other side, by whoever keeps it attached: a launcher that moves would shift the layout.
      if (answer.position !== look.position) view.host.remove();
      look = answer;
      view.setLook(look);
      attach();
      if (!phone.matches && (recall(openKey) ?? look.isOpenedOnLoad)) {
        whenLoaded(() => setOpen(true, false));
      }
    }),
  );

  const uninstall = installCommands({
    open: () => setOpen(true),
    close,
    toggle,
    resetChat: () => reset({ type: 'resetChat' }),
    resetUser() {
      visitor = {};
      reset({ type: 'resetUser' });
    },
    identify(details: VisitorDetails) {
      visitor = JSON.parse(JSON.stringify(details));
      tell();
    },
    setInitialMessages(messages: string[]) {
      initialMessages = messages.map(String);
      tell();
    },
    addEventListener: events.add,
    removeEventListener: events.remove,
    destroy() {
      end();
      uninstall();
    },
  });
}

/** After the page has loaded, so that an open panel delays nothing of it. */
function whenLoaded(callback: () => void): void {
  const soon = () => setTimeout(guard(callback));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}
