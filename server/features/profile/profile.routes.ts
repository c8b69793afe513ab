import type { Hono } from 'hono';
import * as contract from '#contract/profile/profile.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { updateProfile } from './update-profile.ts';

export function bindProfile(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.getProfile, async ({ signedIn }) => ({
    success: true as const,
    user: signedIn.user,
  }));
  bindEndpoint(app, services, contract.updateProfile, async ({ signedIn, body }) => ({
    success: true as const,
    user: await updateProfile(services, signedIn, body),
    message: 'Profile updated successfully',
  }));
}
