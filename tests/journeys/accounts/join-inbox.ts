import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Product } from '../product/start-product.ts';
import { callAs } from './call-as.ts';
import { emailedLinks } from './emailed-links.ts';

interface People {
  owner: Page;
  ownersAddress: string;
  /** Signed out; becomes a member who sees the inbox alone. */
  member: Page;
  membersAddress: string;
}

/** Has a new user join the owner's workspace with the least role, by emailed links as a person would. */
export async function joinInbox(
  product: Product,
  { owner, ownersAddress, member, membersAddress }: People,
): Promise<void> {
  const { origin } = product;
  const data = { email: membersAddress, password: 'long enough 1' };
  await callAs(member, origin, '/api/register', { data });
  for (const [page, address] of [
    [owner, ownersAddress],
    [member, membersAddress],
  ] as const) {
    const token = await emailedToken(product, address, '/verify-email');
    await callAs(page, origin, '/api/email-verifications', { data: { token } });
  }
  const invitation = { email: membersAddress, role: 'inbox-only' };
  await callAs(owner, origin, '/api/v1/invitations', { data: invitation });
  const token = await emailedToken(product, membersAddress, '/invitations');
  await callAs(member, origin, '/api/invitations/accept', { data: { token } });
}

async function emailedToken({ dataDir }: Product, address: string, page: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const token = (await emailedLinks(dataDir, address, page)).map((link) =>
      new URL(link).searchParams.get('token'),
    )[0];
    if (token) return token;
    await setTimeout(50);
  }
  throw new Error(`No email for ${page} came to ${address}.`);
}
