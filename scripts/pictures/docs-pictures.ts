import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { DemoShop } from './open-demo-shop.ts';

/** A picture of a screen. `<!-- picture name: what is seen -->` shows it on a page of the documentation. */
export interface DocsPicture {
  name: string;
  /** Address of the screen. */
  path: (shop: DemoShop) => string;
  /** Of the window, in CSS pixels: what is shown should be little wider than a page of text. */
  width: number;
  /** Of the window, where the screen fills it. */
  height?: number;
  /** Presses what has to be open. */
  prepare?: (page: Page) => Promise<void>;
  /** What is shown: the smallest rectangle around all of them. */
  parts: (page: Page) => readonly Locator[];
  /** Pixels around the parts. */
  margin?: number;
  /** A frame in the picture, whose words are not those of the page. */
  frame?: (page: Page) => FrameLocator;
}

const breadcrumb = (page: Page): Locator => page.getByRole('navigation', { name: 'Breadcrumb' });
const card = (page: Page, title: string): Locator =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const chat = (page: Page): FrameLocator => page.frameLocator('main iframe');

export const docsPictures: readonly DocsPicture[] = [
  {
    name: 'create-agent',
    path: () => '/agents/create',
    width: 780,
    prepare: async (page) => {
      await page.getByLabel('Website address').fill('www.fernwood.example');
    },
    parts: (page) => [
      breadcrumb(page),
      card(page, 'Your website'),
      page.getByRole('button', { name: 'Continue', exact: true }),
    ],
  },
  {
    name: 'first-answer',
    path: ({ agent }) => `${agent}/view-agent`,
    width: 1_080,
    prepare: async (page) => {
      await chat(page).getByRole('button', { name: 'What does a full service cost?' }).click();
      await chat(page)
        .getByRole('button', { name: 'Show the passage from Workshop', expanded: true })
        .waitFor();
    },
    parts: (page) => [card(page, 'Test Your AI Agent')],
    frame: chat,
  },
  {
    name: 'sources',
    path: ({ agent }) => `${agent}/training-sources`,
    width: 1_080,
    parts: (page) => [
      page.locator('section', { hasText: 'Links' }).first(),
      page.locator('section', { has: page.getByRole('heading', { level: 2, name: /^\d+ sources$/ }) }),
    ],
  },
  {
    name: 'no-answer',
    path: ({ agent }) => `${agent}/view-agent`,
    width: 1_080,
    prepare: async (page) => {
      await chat(page).getByRole('textbox').fill('Do you sell helmets?');
      await chat(page).getByRole('textbox').press('Enter');
      await chat(page).getByRole('button', { name: 'Talk to a person' }).waitFor();
    },
    parts: (page) => [page.locator('main iframe')],
    frame: chat,
  },
  {
    name: 'tests',
    path: ({ agent }) => `${agent}/tests`,
    width: 1_080,
    parts: (page) => [card(page, 'Last runs'), card(page, 'Tests')],
  },
  {
    name: 'visual-look',
    path: ({ agent }) => `${agent}/visual-look`,
    width: 1_280,
    height: 720,
    parts: (page) => [card(page, 'General'), page.locator('main figure').last()],
  },
  {
    name: 'messages',
    path: ({ agent, conversationId }) => `${agent}/messages/${conversationId}`,
    width: 1_180,
    height: 900,
    parts: (page) => [
      breadcrumb(page),
      page.getByRole('button', { name: 'Export' }),
      page.getByLabel('Reply to the visitor'),
    ],
  },
  {
    name: 'unanswered',
    path: ({ agent }) => `${agent}/unanswered`,
    width: 1_080,
    parts: (page) => [
      breadcrumb(page),
      page.getByRole('button', { name: 'Dismiss' }).last(),
      page.locator('main summary').last(),
    ],
  },
  {
    name: 'leads',
    path: ({ agent }) => `${agent}/leads`,
    width: 1_240,
    parts: (page) => [breadcrumb(page), page.locator('main tbody tr').nth(5)],
  },
  {
    name: 'analytics',
    path: ({ agent }) => `${agent}/analytics?range=30-days-up-to-today`,
    width: 1_080,
    parts: (page) => [
      page.getByRole('heading', { name: 'Activity' }),
      page.getByRole('button', { name: '30 days up to today' }),
      page.getByText('Show as a table').first(),
    ],
  },
  {
    name: 'usage',
    path: () => '/billing',
    width: 780,
    parts: (page) => [card(page, 'Usage and limits')],
  },
  {
    name: 'cal-com',
    path: ({ agent }) => `${agent}/integrations/cal-com`,
    width: 1_080,
    parts: (page) => [breadcrumb(page), card(page, 'Connect your account')],
  },
  {
    name: 'mcp',
    path: ({ agent }) => `${agent}/integrations/mcp`,
    width: 1_080,
    parts: (page) => [breadcrumb(page), card(page, 'Address and sign-in')],
  },
  {
    name: 'new-webhook',
    path: () => '/settings/webhooks',
    width: 860,
    height: 860,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'New webhook' }).click();
    },
    parts: (page) => [page.getByRole('dialog')],
    margin: 0,
  },
  {
    name: 'privacy',
    path: () => '/settings/privacy',
    width: 820,
    parts: (page) => [card(page, 'How long data is kept'), card(page, 'Data of one visitor')],
  },
  {
    name: 'chatgenie',
    path: ({ archive }) => archive,
    width: 1_000,
    parts: (page) => [breadcrumb(page), page.locator('main .grid > *', { hasText: 'Busiest day' })],
  },
];
