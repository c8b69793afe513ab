import { describe, expect, it } from 'vitest';
import { askIn, listening, setUpWidgetStage } from './widget-stage.ts';

/** What visitors find in the chat when something fails. */
const stage = setUpWidgetStage();

describe('a visitor, when something fails', () => {
  it('says so when the plan allows no more leads, does not ask again, and keeps what was typed', async () => {
    const full = { status: 402, code: 'plan-limit', message: 'x' };
    stage.backend.answers.set('guarantee', { text: 'Perhaps this.', outcome: 'hedged' });
    stage.backend.answers.set('spent', { refusal: full });
    const visitor = await stage.visit();
    const { panel, page } = visitor;
    await page.route('**/api/widget/*/leads', (route) =>
      route.fulfill({ status: 402, json: { error: { code: full.code, message: full.message } } }),
    );
    await stage.open(visitor);
    await askIn(visitor, 'guarantee');
    await panel.getByRole('button', { name: 'Talk to a person' }).click();
    await panel.getByLabel('Name').fill('Ada');
    await panel.getByLabel('Email').fill('ada@example.com');
    await panel.getByRole('button', { name: 'Send details' }).click();
    await panel.getByRole('alert').getByText('We could not save your details.').waitFor();
    expect(await panel.getByLabel('Email').inputValue()).toBe('ada@example.com');
    await askIn(visitor, 'spent');
    await panel.getByRole('alert').getByText('Please try again later.').waitFor();
    expect(await panel.getByRole('button', { name: /Leave your details|Talk to a person/ }).count()).toBe(0);
  });

  it.each([
    ['often', { status: 429, code: 'rate-limited', message: 'x', retryAfterSeconds: 7 }, 'in 7 seconds'],
    ['paused', { status: 422, code: 'agent-paused', message: 'x' }, 'is paused'],
    ['broken', { status: 500, code: 'internal-error', message: 'x' }, 'Something went wrong'],
  ])('says what %s means', async (word, refusal, sentence) => {
    stage.backend.answers.set(word, { refusal });
    const visitor = await stage.visit();
    await stage.open(visitor);
    await askIn(visitor, word);
    await visitor.panel.getByRole('alert').getByText(sentence).waitFor();
    await visitor.panel.getByText('Not sent').waitFor();
  });

  it('opens the form with a sentence at the limit of the plan', async () => {
    stage.backend.answers.set('spent', { refusal: { status: 402, code: 'plan-limit', message: 'x' } });
    const visitor = await stage.visit();
    const { panel } = visitor;
    await stage.open(visitor);
    await askIn(visitor, 'spent');
    await panel.getByText('has reached its message limit').waitFor();
    await panel.getByLabel('Email').waitFor();
    expect(await panel.locator('.notice').count()).toBe(0);
  });

  it('keeps the beginning of an answer whose stream is cut, and tries again', async () => {
    stage.backend.answers.set('cut', {
      pieces: ['The tools ', 'are made ', 'of steel'],
      pieceDelayMs: 60,
      cutAfterPieces: 2,
    });
    const visitor = await stage.visit();
    await stage.open(visitor);
    await askIn(visitor, 'cut');
    await visitor.panel.getByText('The connection was lost').waitFor();
    expect(await visitor.panel.locator('.log .answer').last().textContent()).toContain('The tools are made');
    stage.backend.answers.set('cut', { text: 'Whole now.' });
    await visitor.panel.getByRole('button', { name: 'Try again' }).click();
    await visitor.panel.getByText('Whole now.').waitFor();
    expect(await visitor.panel.locator('.question').count()).toBe(1);
  });

  it('takes the answer that the server went on writing when the stream was cut', async () => {
    stage.backend.answers.set('cut', {
      pieces: ['The tools ', 'are of steel.'],
      pieceDelayMs: 60,
      cutAfterPieces: 1,
      isStored: true,
    });
    const visitor = await stage.visit();
    await stage.open(visitor);
    await askIn(visitor, 'cut');
    await visitor.panel.locator('.log').getByText('The tools are of steel.').waitFor();
    expect(await visitor.panel.getByRole('alert').count()).toBe(0);
  });

  it('picks the answer up after a reload in the middle of it', async () => {
    stage.backend.answers.set('slow', { pieces: ['Slow ', 'answer.'], pieceDelayMs: 1_200, isStored: true });
    const visitor = await stage.visit();
    await stage.open(visitor);
    await askIn(visitor, 'slow');
    await visitor.panel.locator('.live').getByText('Slow').waitFor();
    stage.backend.answers.clear();
    await visitor.page.reload();
    await visitor.panel.locator('.dots').waitFor();
    await visitor.panel.locator('.log').getByText('Slow answer.').waitFor();
  });

  it('keeps a message that is sent while offline', async () => {
    const visitor = await stage.visit();
    await stage.open(visitor);
    await stage.context.setOffline(true);
    await askIn(visitor, 'Hello?');
    await visitor.panel.getByText('You are offline.').waitFor();
    await stage.context.setOffline(false);
    await visitor.panel.getByRole('button', { name: 'Try again' }).click();
    await visitor.panel.getByText('Here you are.').waitFor();
  });

  it('replaces a token that is no longer known', async () => {
    const visitor = await stage.visit();
    await stage.open(visitor);
    const { agent, answers } = stage.backend;
    stage.backend.reset();
    Object.assign(stage.backend, { agent, answers });
    await askIn(visitor, 'Hello?');
    await visitor.panel.getByText('Here you are.').waitFor();
  });

  it('solves a challenge, where the server asks for one, without showing it', async () => {
    stage.backend.answers.set('busy', {
      text: 'Still here.',
      challenge: { salt: 'ab?agent=x&', number: 4_321 },
    });
    const visitor = await stage.visit();
    await stage.open(visitor);
    await askIn(visitor, 'busy?');
    await visitor.panel.getByText('Still here.').waitFor();
  });

  it('draws nothing where the website is not allowed, and logs so once', async () => {
    stage.backend.launcherStatus = 403;
    stage.site.pages.set('/', { head: listening + stage.tag() });
    stage.context = await stage.browser.newContext();
    const page = await stage.context.newPage();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(`${stage.site.origin}/`);
    await expect.poll(() => warnings).toHaveLength(1);
    expect(await page.locator('parley-widget').count()).toBe(0);
  });
});
