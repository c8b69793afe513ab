import type { Page } from 'playwright-core';

/** A call of the browser's signed-in user that changes something; its answer, or an error with what was answered. */
export async function callAs<Answer>(
  page: Page,
  origin: string,
  path: string,
  { method = 'POST', ...body }: { method?: 'POST' | 'PATCH' | 'PUT' | 'DELETE'; data?: unknown } = {},
): Promise<Answer> {
  const { csrfToken } = await (await page.request.get(`${origin}/api/csrf-token`)).json();
  const headers = { 'X-CSRF-Token': csrfToken, Origin: origin };
  const response = await page.request.fetch(origin + path, { method, headers, ...body });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}
