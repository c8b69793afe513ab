import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './completions.schemas.ts';

/**
 * Chat Completions of the OpenAI API, for clients that take another base URL:
 * https://platform.openai.com/docs/api-reference/chat
 */
export const createCompletion = defineEndpoint<typeof schemas.createCompletion>({
  name: 'completions.create',
  method: 'POST',
  path: '/api/v1/chat/completions',
  access: 'member',
  scope: 'chat',
  transport: 'event-stream',
  errors: ['plan-limit', 'agent-paused'],
});

/** Models of the OpenAI API: https://platform.openai.com/docs/api-reference/models/list */
export const listModels = defineEndpoint<typeof schemas.listModels>({
  name: 'completions.list-models',
  method: 'GET',
  path: '/api/v1/models',
  access: 'member',
  scope: 'chat',
});
