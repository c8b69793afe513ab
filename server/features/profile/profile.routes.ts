import type { Hono } from 'hono';
import * as contract from '#contract/profile/profile.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { setUserPicture } from './set-user-picture.ts';
import { updateProfile } from './update-profile.ts';
import { uploadUserPicture } from './upload-user-picture.ts';

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
  bindEndpoint(app, services, contract.setPicture, async ({ signedIn, query: crop, http }) => ({
    success: true as const,
    user: await uploadUserPicture(services, signedIn.user.id, { request: http.req.raw, crop }),
    message: 'Picture saved.',
  }));
  bindEndpoint(app, services, contract.removePicture, async ({ signedIn }) => ({
    success: true as const,
    user: await setUserPicture(services, signedIn.user.id, null),
    message: 'Picture removed.',
  }));
}
