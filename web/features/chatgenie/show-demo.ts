import { onPress } from '#web/public-scripts/on-press.ts';
import { pageShown } from '#web/public-scripts/page-shown.ts';
import { whenParsed } from '#web/public-scripts/when-parsed.ts';

const parameter = 'demo';
const findTabs = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-demo-tab]')];

/** Handles the tabs of `demo-tabs.tsx` by mouse and keyboard; the URL says which one is open. */
export function showDemo(): void {
  onPress('[data-demo-tab]', choose);
  document.addEventListener('keydown', (event) => {
    const tabs = findTabs();
    const at = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
    if (at < 0) return;
    const target = {
      ArrowRight: tabs[(at + 1) % tabs.length],
      ArrowLeft: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key];
    if (!target) return;
    event.preventDefault();
    choose(target);
    target.focus();
  });
  document.addEventListener(pageShown, openAsked);
  whenParsed(openAsked);
}

function openAsked(): void {
  const asked = new URLSearchParams(location.search).get(parameter);
  const tab = findTabs().find(({ dataset }) => dataset.demoTab === asked);
  if (tab) open(tab);
}

function choose(tab: HTMLElement): void {
  open(tab);
  const url = new URL(location.href);
  if (tab === findTabs()[0]) url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, tab.dataset.demoTab ?? '');
  history.replaceState(history.state, '', url);
}

function open(tab: HTMLElement): void {
  for (const each of findTabs()) {
    each.setAttribute('aria-selected', String(each === tab));
    each.tabIndex = each === tab ? 0 : -1;
  }
  const whole = tab.closest<HTMLElement>('[data-demos]');
  if (whole) whole.dataset.open = tab.dataset.demoTab;
}
