import { beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../words/en.ts';
import { ChatFailure } from './chat-failure.ts';
import {
  answerOf,
  emailForm,
  message,
  openPage,
  session,
  startChat,
  visitedPages,
} from './fixtures/start-chat.ts';

beforeEach(openPage);

/** Presses the first button of a notice. */
function press(node: Node | undefined): void {
  (node as HTMLElement).querySelector('button')?.click();
}

describe('a chat', () => {
  it('begins with the disclosure, the greeting and the suggested questions', () => {
    const { chat, said, shown } = startChat([]);
    chat.load(session);
    expect(said).toEqual([en.disclosure, expect.stringContaining('Hello!')]);
    expect(shown.aside?.textContent).toBe('When are you open?');
    expect(chat.isStarted).toBe(false);
  });

  it('offers questions that were found where its owner has chosen none, and nothing has been asked', async () => {
    const { chat, shown } = startChat([answerOf('From nine.')]);
    const found = ['What does it cost?'];
    chat.suggest(found);
    chat.load(session);
    chat.suggest(found);
    expect(shown.aside?.textContent).toBe('When are you open?');
    chat.load({ ...session, agent: { ...session.agent, suggestedQuestions: [] } });
    expect(shown.aside).toBeUndefined();
    chat.suggest(found);
    expect(shown.aside?.textContent).toBe('What does it cost?');
    await chat.ask('When?');
    chat.suggest(found);
    expect(shown.aside).toBeUndefined();
  });

  it('tells the pages of the visit with the first message of a conversation alone', async () => {
    const { chat, asked } = startChat([answerOf('From nine.'), answerOf('At six.'), answerOf('Yes.')]);
    chat.load(session);
    for (const text of ['When?', 'Until when?']) await chat.ask(text);
    await chat.finish(true);
    await chat.ask('Is it open?');
    expect(asked.map(({ visitedPages }) => visitedPages)).toEqual([visitedPages, undefined, visitedPages]);
  });

  it('tells none where a form asks for consent, before the visitor has left details with it', async () => {
    const { chat, asked, draft } = startChat([answerOf('From nine.'), answerOf('Yes.')]);
    const leads = { ...emailForm(), consentText: 'You may write to me.' };
    chat.load({ ...session, forms: { ...session.forms, leads } });
    await chat.ask('When?');
    expect(asked[0]).not.toHaveProperty('visitedPages');
    draft.markLeft('l1');
    await chat.finish(true);
    await chat.ask('Is it open?');
    expect(asked[1]).toMatchObject({ visitedPages, leadId: 'l1' });
  });

  it('draws a question, its answer, and tells the page of both', async () => {
    const { chat, asked, said, events, shown } = startChat([answerOf('From nine.')]);
    chat.load(session);
    await chat.ask('When?');
    expect(asked).toEqual([
      {
        message: 'When?',
        channel: 'widget',
        pageUrl: 'https://shop.example/prices',
        visitedPages,
        timeZone: expect.any(String),
      },
    ]);
    expect(said.slice(2)).toEqual([expect.stringContaining('When?'), expect.stringContaining('From nine.')]);
    expect(events).toEqual([
      ['user-message', { conversationId: null }],
      ['assistant-message', { conversationId: 'c1', messageId: 'm1', outcome: 'answered' }],
    ]);
    expect([shown.isBusy, shown.status, chat.isBusy, chat.isStarted]).toEqual([false, '', false, true]);
  });

  it('tells the server what the button for a person means, whatever the language of its sentence', async () => {
    const { chat, asked } = startChat([answerOf('Of course.', 'handoff')]);
    chat.load(session);
    await chat.ask(en.humanHelpMessage);
    expect(asked[0]).toMatchObject({ message: en.humanHelpMessage, intent: 'human' });
  });

  it('asks the next question in the same conversation', async () => {
    const { chat, asked } = startChat([answerOf('Nine.'), answerOf('Five.')]);
    chat.load(session);
    await chat.ask('Open?');
    await chat.ask('Close?');
    expect(asked[1]?.conversationId).toBe('c1');
  });

  it('starts another conversation where the old one has been deleted', async () => {
    const { chat, asked, said } = startChat([new ChatFailure('not-found'), answerOf('Nine.')]);
    chat.load({
      ...session,
      conversation: { id: 'gone', messages: [], hasLead: false, isHeld: false, unread: 0 },
    });
    await chat.ask('Open?');
    expect(asked.map((question) => question.conversationId)).toEqual(['gone', undefined]);
    expect(said.at(-1)).toContain('Nine.');
  });

  it('says what went wrong and sends the same question again', async () => {
    const { chat, asked, said, events, shown } = startChat([new ChatFailure('offline'), answerOf('Nine.')]);
    chat.load(session);
    await chat.ask('Open?');
    expect(shown.aside?.textContent).toBe(`${en.offline}${en.tryAgain}`);
    expect(events.at(-1)).toEqual(['error', { code: 'offline' }]);
    press(shown.aside);
    await expect.poll(() => said.at(-1)).toContain('Nine.');
    expect(asked).toHaveLength(2);
    expect(said.filter((text) => text.includes('Open?'))).toHaveLength(1);
  });

  it('keeps what has come of an answer that the visitor stops', async () => {
    const { chat, transport, said, shown } = startChat([]);
    chat.load(session);
    const asking = chat.ask('Open?');
    expect(shown.status).toBe('Pilo is typing');
    chat.stop();
    await asking;
    expect(said.at(-1)).toContain(en.stopped);
    expect(transport.openSession).toHaveBeenCalledOnce();
  });

  it('draws nothing of an answer after a new conversation has begun', async () => {
    const { chat, said } = startChat([]);
    chat.load(session);
    const asking = chat.ask('Open?');
    await chat.finish(true);
    await asking;
    expect(said).toHaveLength(2);
    expect(chat.isStarted).toBe(false);
  });

  it('finishes a conversation and forgets it', async () => {
    const { chat, transport, asked, said } = startChat([answerOf('Nine.'), answerOf('Five.')]);
    chat.load(session);
    await chat.ask('Open?');
    await chat.finish(false);
    expect(transport.finishConversation).toHaveBeenCalledWith('c1');
    expect(said.at(-1)).toBe(en.finished);
    await chat.ask('Close?');
    expect(asked[1]).not.toHaveProperty('conversationId');
  });

  it('sends a copy of a finished conversation to the address that the visitor gives', async () => {
    const { chat, transport, said, shown } = startChat([answerOf('Nine.')]);
    chat.load(session);
    await chat.ask('Open?');
    await chat.finish(false);
    const copy = [...(shown.aside as HTMLElement).querySelectorAll('button')].at(-1);
    expect(copy?.textContent).toBe(en.emailCopy);
    copy?.click();
    const form = shown.aside as HTMLElement;
    const input = form.querySelector('input[name=email]') as HTMLInputElement;
    const { Event } = document.defaultView!;
    const send = () => form.dispatchEvent(new Event('submit', { cancelable: true }));
    input.value = 'ben@';
    send();
    expect(form.textContent).toContain(en.emailInvalid);
    input.value = 'ben@example.com';
    send();
    await expect.poll(() => shown.aside).toBeUndefined();
    expect(transport.emailTranscript).toHaveBeenCalledExactlyOnceWith('c1', 'ben@example.com');
    expect(said.at(-1)).toBe('We have sent a copy to ben@example.com.');
  });

  it('asks whether a finished conversation has helped, and says when the rating was not taken', async () => {
    const { chat, transport, shown } = startChat([answerOf('Nine.')]);
    chat.load(session);
    await chat.ask('Open?');
    await chat.finish(false);
    const aside = shown.aside as HTMLElement;
    expect(aside.textContent).toContain(en.rateChat);
    transport.rateConversation.mockRejectedValueOnce(new Error('No connection.'));
    const press = (label: string) =>
      [...aside.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
    press(en.no);
    await expect.poll(() => aside.textContent).toContain(en.failed);
    press(en.yes);
    await expect.poll(() => aside.textContent).toContain(en.rated);
    expect(transport.rateConversation.mock.calls).toEqual([
      ['c1', 'negative'],
      ['c1', 'positive'],
    ]);
    expect(shown.status).toBe(en.rated);
  });

  it('offers no copy where nothing was said', async () => {
    const { chat, shown } = startChat([]);
    chat.load({ ...session, agent: { ...session.agent, suggestedQuestions: [] } });
    await chat.finish(false);
    expect(shown.aside).toBeUndefined();
  });

  it('offers the form after an answer that may not be enough, and opens it when a human is requested', async () => {
    const { chat, shown } = startChat([answerOf('Perhaps.', 'hedged'), answerOf('Of course.', 'handoff')]);
    chat.load(session);
    await chat.ask('Open?');
    expect(shown.aside?.textContent).toBe(en.talkToPerson);
    await chat.ask('A person please');
    expect(shown.aside?.textContent).toContain(en.formTitlePerson);
    expect(chat.isHumanRequested).toBe(true);
  });

  it('lets nothing be written while the agent is paused', () => {
    const { chat, shown } = startChat([]);
    chat.load({ ...session, agent: { ...session.agent, isPaused: true } });
    expect(shown.isDisabled).toBe(true);
    expect(shown.aside?.textContent).toContain(en.paused);
  });

  it('draws the messages of an earlier visit', () => {
    const { chat, said } = startChat([]);
    const messages = [message('user', 'Open?'), message('assistant', 'Nine.', 'answered')];
    chat.load({ ...session, conversation: { id: 'c1', messages, hasLead: false, isHeld: false, unread: 0 } });
    expect(said.slice(2)).toEqual([expect.stringContaining('Open?'), expect.stringContaining('Nine.')]);
    expect(chat.isStarted).toBe(true);
  });

  it('finds the answer that was still coming when the page was left', async () => {
    vi.useFakeTimers();
    const { chat, transport, said } = startChat([]);
    const messages = [message('user', 'Open?')];
    const conversation = { id: 'c1', messages, hasLead: false, isHeld: false, unread: 0 };
    const answered = { ...conversation, messages: [...messages, message('assistant', 'Nine.', 'answered')] };
    transport.openSession.mockResolvedValue({ ...session, conversation: answered });
    chat.load({ ...session, conversation });
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(said.at(-1)).toContain('Nine.');
  });
});
