import type { Steps, Walk } from './walk.ts';

/** From the first page to a cited answer of a preview agent. */
export async function walkWithoutAccount({ page, hand, origin, site }: Walk): Promise<Steps> {
  const steps: Steps = [];
  const note = (step: string) => steps.push([step, hand.count().totalMs]);
  await page.goto(origin);
  note('the first page is there');
  await hand.type(page.getByLabel('Try it with your website'), site.host);
  await hand.click(page.getByRole('button', { name: 'Try it' }));
  const question = page.getByRole('button', { name: /^Ask in the chat: / }).first();
  await question.waitFor();
  note('questions can be asked');
  await hand.click(question);
  note('asked');
  await page.frameLocator('iframe[title^="Chat with"]').getByText('Sources').first().waitFor();
  note('answered, with its source');
  return steps;
}
