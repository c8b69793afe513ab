import { askDemo as endpoint } from '#contract/chat-archives/chat-archives.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { onPress } from '#web/public-scripts/on-press.ts';
import { whenParsed } from '#web/public-scripts/when-parsed.ts';

type Answered = AnswerOf<typeof endpoint>;

/** Quotes of one answer: the page does not grow by more. */
const mostQuotes = 3;
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** Asks about the made-up chats: the markup is that of `demo-panel.tsx`, with an answer in it from the start. */
export function askDemo(): void {
  whenParsed(makeButtons);
  onPress('[data-demo-question]', (line) => void ask(line.textContent ?? ''));
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-demo-form]')) return;
    event.preventDefault();
    const question = String(new FormData(form).get('question') ?? '').trim();
    if (question !== '') void ask(question);
  });
}

/** Without a script the example questions are sentences. */
function makeButtons(): void {
  for (const line of document.querySelectorAll('span[data-demo-question]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.demoQuestion = '';
    button.className = line.className;
    if (line.ariaCurrent) button.ariaCurrent = line.ariaCurrent;
    button.append(...line.childNodes);
    line.replaceWith(button);
  }
}

/** The last question: an answer to one before it comes too late. */
let asked = '';

async function ask(question: string): Promise<void> {
  asked = question;
  write('[data-demo-asked]', question);
  for (const line of document.querySelectorAll('[data-demo-question]')) {
    if (line.textContent === question) line.setAttribute('aria-current', 'true');
    else line.removeAttribute('aria-current');
  }
  write('[data-demo-answered]', 'Looking...');
  showQuotes(null);
  // On narrow windows the answer is below the questions.
  document.querySelector('[data-demo-asked]')?.scrollIntoView({ block: 'nearest' });
  try {
    const answered = await call(endpoint, { body: { question } });
    if (asked !== question) return;
    write('[data-demo-answered]', answered.answer.text);
    showQuotes(answered);
  } catch (error) {
    if (asked === question) write('[data-demo-answered]', describeError(error));
  }
}

function write(selector: string, text: string): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) element.textContent = text;
}

/** The messages behind the answer, each in a copy of the one that the page came with. */
function showQuotes(answered: Answered | null): void {
  const list = document.querySelector<HTMLElement>('[data-demo-quotes]');
  const pattern = list?.firstElementChild;
  if (!list || !pattern) return;
  const quotes = (answered?.answer.quotes ?? []).slice(0, mostQuotes).map((quote) => {
    const shown = pattern.cloneNode(true) as HTMLElement;
    shown.hidden = false;
    fill(shown, 'demo-from', `${quote.personName ?? ''} on ${answered?.chats[quote.chatId] ?? ''}`);
    fill(shown, 'demo-when', quote.sentAt === null ? '' : dayFormat.format(new Date(quote.sentAt)));
    fill(shown, 'demo-text', quote.text);
    return shown;
  });
  // One stays as the pattern of the next answer.
  if (quotes.length === 0) {
    const kept = pattern.cloneNode(true) as HTMLElement;
    kept.hidden = true;
    quotes.push(kept);
  }
  list.replaceChildren(...quotes);
}

function fill(shown: HTMLElement, name: string, text: string): void {
  const element = shown.querySelector(`[data-${name}]`);
  if (element) element.textContent = text;
}
