import { describe, expect, it } from 'vitest';
import { findAxeViolations } from './browser/open-browser.ts';
import { askIn, chooseFiles, launcherOf, setUpWidgetStage } from './widget-stage.ts';

/** What visitors do in the chat. */
const stage = setUpWidgetStage();

describe('a visitor', () => {
  it('asks and gets a cited answer, which is there again after a reload and on the next page', async () => {
    stage.backend.answers.set('deliver', {
      pieces: ['Delivery takes **two', ' days**.', ' 漢字 😀'],
      pieceDelayMs: 30,
      sources: [
        {
          type: 'source',
          sourceId: 's1',
          title: 'Shipping',
          heading: 'Times',
          url: 'https://northwind.example/shipping',
          quote: 'We deliver within two days.',
          start: 0,
          end: 28,
        },
      ],
    });
    const visitor = await stage.visit();
    stage.site.pages.set('/next', { head: stage.tag() });
    await stage.open(visitor);
    const { page, panel } = visitor;
    expect(await panel.getByText('You are chatting with an AI assistant').isVisible()).toBe(true);
    await askIn(visitor, 'When do you deliver?');
    await panel.getByRole('button', { name: 'Source 1: Shipping' }).click();
    await panel.getByText('We deliver within two days.').waitFor();
    expect(await panel.locator('.log .answer .text').last().textContent()).toContain('two days');
    expect(await panel.locator('.log .answer strong').textContent()).toBe('two days');
    const link = panel.getByRole('link', { name: 'Shipping' });
    expect(await link.getAttribute('href')).toBe('https://northwind.example/shipping');

    await page.reload();
    // It was open, so it is open again; and it does not take the focus, since nobody asked it to.
    await panel.locator('.log .answer strong').waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.goto(`${stage.site.origin}/next`);
    await panel.locator('.log .answer strong').waitFor();
    const asked = stage.backend.requests.find((request) => request.path.endsWith('/messages'));
    expect(asked?.body).toMatchObject({ channel: 'widget', pageUrl: `${stage.site.origin}/` });
    expect(visitor.errors).toEqual([]);
  });

  it('sees header and input stay where they are, however long the conversation', async () => {
    stage.backend.answers.set('long', { text: 'Line.\n\n'.repeat(60), outcome: 'hedged' });
    const visitor = await stage.visit();
    const { panel } = visitor;
    await stage.open(visitor);
    for (const count of [1, 2]) {
      await askIn(visitor, 'long');
      await panel
        .getByText('Closest match')
        .nth(count - 1)
        .waitFor();
    }
    await panel.getByRole('button', { name: 'Talk to a person' }).click();
    await panel.getByLabel('Email').fill('ada@example.com');
    await panel.getByRole('button', { name: 'This answer helped' }).first().focus();
    for (const name of ['html', 'body', 'main']) {
      const hidden = await panel
        .locator(name)
        .evaluate((element) => [element.scrollTop, element.scrollHeight - element.clientHeight]);
      expect([name, ...hidden]).toEqual([name, 0, 0]);
    }
  });

  it('rates an answer, and takes it back', async () => {
    const visitor = await stage.visit();
    await stage.open(visitor);
    await askIn(visitor, 'Hello?');
    const helped = visitor.panel.getByRole('button', { name: 'This answer helped' });
    await helped.click();
    await visitor.panel.locator('[aria-pressed=true]').waitFor();
    await helped.click();
    await visitor.panel.locator('[aria-pressed=true]').waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        stage.backend.requests
          .filter((request) => request.path.endsWith('/feedback'))
          .map((request) => request.body),
      )
      .toEqual([{ feedback: 'positive' }, { feedback: null }]);
  });

  it('sees on the launcher and in the title of the tab what comes while the chat is closed', async () => {
    stage.backend.answers.set('slow', { pieces: ['Here', ' it is.'], pieceDelayMs: 1_000 });
    stage.site.pages.set('/', { head: stage.tag() });
    const visitor = await stage.visit();
    const { page, panel } = visitor;
    await stage.open(visitor);
    await askIn(visitor, 'slow');
    await launcherOf(page).click();
    await expect.poll(() => page.title()).toBe('(1) Northwind Garden Tools');
    expect(await launcherOf(page).getAttribute('aria-label')).toMatch(/^\(1\) /);
    await launcherOf(page).click();
    await panel.getByText('Here it is.').waitFor();
    await expect.poll(() => page.title()).toBe('Northwind Garden Tools');
    expect(await launcherOf(page).getAttribute('data-unread')).toBe('');
    // On the next page the closed chat looks for what people wrote meanwhile, without marking it as seen.
    await launcherOf(page).click();
    stage.backend.unread = 2;
    await page.reload();
    await expect.poll(() => page.title()).toBe('(2) Northwind Garden Tools');
    expect(stage.backend.requests.findLast(({ path }) => path.endsWith('/session'))?.query).toBe(
      '?quiet=true',
    );
    await launcherOf(page).click();
    await expect.poll(() => page.title()).toBe('Northwind Garden Tools');
    await expect
      .poll(() => stage.backend.requests.findLast(({ path }) => path.endsWith('/session'))?.query)
      .toBe('');
  });

  it('stops an answer and keeps what was written', async () => {
    stage.backend.answers.set('long', {
      pieces: Array.from({ length: 200 }, (_, index) => `word${index} `),
      pieceDelayMs: 30,
    });
    const visitor = await stage.visit();
    await stage.open(visitor);
    await askIn(visitor, 'long');
    await visitor.panel.getByText('word3 ').waitFor();
    await visitor.panel.getByRole('button', { name: 'Stop the answer' }).click();
    await visitor.panel.getByText('You stopped this answer.').waitFor();
    expect(await visitor.panel.locator('.log .answer').last().textContent()).toContain('word3');
    await visitor.panel.getByRole('button', { name: 'Send' }).waitFor();
  });

  it('leaves details after an answer that was only near, with errors next to the fields', async () => {
    stage.backend.answers.set('guarantee', { text: 'Perhaps this.', outcome: 'hedged' });
    const visitor = await stage.visit();
    const { panel } = visitor;
    await stage.open(visitor);
    await askIn(visitor, 'guarantee');
    await panel.getByText('Closest match').waitFor();
    await panel.getByRole('button', { name: 'Talk to a person' }).click();
    await panel.getByRole('button', { name: 'Send details' }).click();
    await panel.getByText('Please enter a valid email address').waitFor();
    await panel.getByLabel('Name').fill('Ada');
    await panel.getByLabel('Email').fill('ada@example.com');
    expect(await panel.getByLabel('Email').getAttribute('autocomplete')).toBe('email');
    await panel.getByRole('button', { name: 'Send details' }).click();
    await panel.getByText('Thank you.').waitFor();
    const lead = stage.backend.requests.find((request) => request.path.endsWith('/leads'));
    expect(lead?.body).toMatchObject({
      name: 'Ada',
      email: 'ada@example.com',
      conversationId: expect.any(String),
    });
    expect(lead?.body).not.toHaveProperty('phone');
  });

  it('asks for a person once, with the form at once, and is not answered the same again', async () => {
    const sentence = 'I would like to talk to a person.';
    stage.backend.answers.set(sentence, { text: 'A person will be told.', outcome: 'handoff' });
    const visitor = await stage.visit();
    const { panel } = visitor;
    await stage.open(visitor);
    await askIn(visitor, 'Hello?');
    const humanHelp = panel.getByRole('button', { name: 'Human Help' });
    await humanHelp.click();
    await panel.getByRole('heading', { name: 'Leave your email and we will write to you.' }).waitFor();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await humanHelp.click();
    await panel.getByLabel('Name').fill('Ada');
    expect(await panel.getByText(sentence).count()).toBe(1);
    await panel.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await panel.getByRole('button', { name: 'Send details' }).click();
    await panel.getByText('Thank you.').waitFor();
    await humanHelp.waitFor({ state: 'hidden' });
  });

  it('is not asked for details where the owner asks for none', async () => {
    stage.backend.leadForm = { email: false, name: false, phone: false };
    stage.backend.answers.set('x', { text: 'I do not know.', outcome: 'declined' });
    const visitor = await stage.visit();
    await stage.open(visitor);
    await askIn(visitor, 'x');
    await visitor.panel.getByText('I do not know.').waitFor();
    await visitor.panel.getByRole('button', { name: 'More options' }).click();
    await visitor.panel.getByRole('menuitem', { name: 'New conversation' }).waitFor();
    expect(await visitor.panel.getByText(/Leave your details|Talk to a person/).count()).toBe(0);
  });

  it('sends files, finishes a conversation, and the next message starts another', async () => {
    stage.backend.agent = {
      ...stage.backend.agent,
      input: { ...stage.backend.agent.input, allowsAttachments: true },
    };
    const visitor = await stage.visit();
    const { page, panel } = visitor;
    await stage.open(visitor);
    await chooseFiles(visitor);
    await panel.getByRole('button', { name: 'Remove virus.exe' }).click();
    await panel.getByRole('button', { name: 'Send' }).click();
    await panel.getByText('Here you are.').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: /^plan\.pdf/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('plan.pdf');
    await panel.getByRole('button', { name: 'Finish Conversation' }).click();
    await panel.getByText('Conversation finished.').waitFor();
    await panel.getByRole('button', { name: 'Email me a copy' }).click();
    await panel.getByLabel('Email', { exact: true }).fill('ben@mail.example');
    await panel.locator('form.lead').getByRole('button', { name: 'Send' }).click();
    await panel.getByText('We have sent a copy to ben@mail.example.').waitFor();
    expect(stage.backend.requests.at(-1)).toMatchObject({
      path: expect.stringMatching(/\/conversations\/[^/]+\/transcript$/),
      body: { email: 'ben@mail.example' },
    });
    await askIn(visitor, 'Second');
    await panel.getByText('Here you are.').nth(1).waitFor();
    const bodies = stage.backend.requests
      .filter((request) => request.path.endsWith('/messages'))
      .map((request) => request.body);
    expect(bodies[0]).toMatchObject({ message: 'plan.pdf', attachmentIds: [expect.any(String)] });
    expect(bodies[1]).not.toHaveProperty('conversationId');
    expect(bodies[1]).not.toHaveProperty('attachmentIds');
  });

  it('finds a booked call after a reload, apart from what is next to it, with buttons to move and cancel it', async () => {
    const visitor = await stage.visit({ viewport: { width: 360, height: 800 } });
    const { page, panel } = visitor;
    await stage.open(visitor);
    await askIn(visitor, 'Hello');
    await panel.getByText('Here you are.').waitFor();
    stage.backend.bookings = [
      {
        id: 'bkg_1',
        title: 'Intro call between Northwind and Ada',
        email: 'ada@example.com',
        status: 'accepted',
        startAt: '2126-11-30T08:30:00.000Z',
        endAt: '2126-11-30T09:00:00.000Z',
        meetingUrl: 'https://meet.example/room',
        manageUrl: 'https://cal.com/booking/uid1',
        // Before the first message.
        createdAt: '2025-12-31T00:00:00.000Z',
      },
    ];
    await page.reload();
    // On a phone it covers the page, so it stays closed.
    await launcherOf(page).click();
    const card = panel.locator('.booked');
    await card.getByRole('button', { name: 'Move', exact: true }).waitFor();
    const [above, own, below] = await Promise.all(
      [panel.locator('.log > .answer').first(), card, panel.locator('.log > .question')].map((part) =>
        part.boundingBox(),
      ),
    );
    expect((own?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(10);
    expect((below?.y ?? 0) - ((own?.y ?? 0) + (own?.height ?? 0))).toBeGreaterThanOrEqual(10);
    await card.getByRole('button', { name: 'Cancel the call' }).click();
    await panel.getByText('Cancel this call?').waitFor();
    expect(await findAxeViolations(page, 'all', 'foreign')).toEqual([]);
    expect(visitor.errors).toEqual([]);
  });

  it('says in the language of the visitor which file of an email did not arrive', async () => {
    const visitor = await stage.visit({ locale: 'de-DE' });
    const { page, panel } = visitor;
    await stage.open(visitor);
    await panel.getByRole('textbox', { name: 'Nachricht' }).fill('Hallo');
    await panel.getByRole('textbox', { name: 'Nachricht' }).press('Enter');
    await panel.getByText('Here you are.').waitFor();
    const token = stage.backend.requests.findLast((request) => request.token)?.token ?? '';
    const [asked] = stage.backend.messagesOf(token);
    if (asked === undefined) throw new Error('Nothing was asked.');
    stage.backend.messagesOf(token).push({
      ...asked,
      id: 'msg_person',
      role: 'assistant',
      author: { kind: 'person', name: 'Ana', pictureUrl: null, event: null },
      text: 'As you asked.',
      refusedFiles: [{ name: 'photo.heic' }],
    });
    // It was open, so it opens again.
    await page.reload();
    await panel.getByText('Diese Datei wurde nicht zugestellt: photo.heic').waitFor();
    const words = stage.backend.requests.filter(({ path }) => /\/assets\/files-[a-z]{2}-/.test(path));
    expect(words.length).toBeGreaterThan(0);
    for (const { path } of words) expect(path).toMatch(/\/files-de-/);
    expect(visitor.errors).toEqual([]);
  });
});
