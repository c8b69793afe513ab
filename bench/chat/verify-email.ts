import { setTimeout as sleep } from 'node:timers/promises';
import { emailedLinks } from '../../tests/journeys/accounts/emailed-links.ts';
import type { Browser } from './create-browser.ts';

/** Opens the link of the verification email, which is in the data folder, since no mail server is set. */
export async function verifyEmail(browser: Browser, dataDir: string, address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const [link] = await emailedLinks(dataDir, address, '/verify-email');
    if (link !== undefined) {
      const token = new URL(link).searchParams.get('token');
      await browser.call('POST', '/api/email-verifications', { token });
      return;
    }
    await sleep(200);
  }
  throw new Error('The verification email was not stored within a minute.');
}
