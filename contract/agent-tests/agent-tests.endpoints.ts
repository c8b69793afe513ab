import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './agent-tests.schemas.ts';

export const listTests = defineEndpoint<typeof schemas.listTests>({
  name: 'agent-tests.list',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/tests',
  access: 'member',
});

export const addTest = defineEndpoint<typeof schemas.addTest>({
  name: 'agent-tests.add',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/tests',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  status: 201,
  errors: ['cannot-process', 'conflict'],
});

export const suggestTests = defineEndpoint<typeof schemas.suggestTests>({
  name: 'agent-tests.suggest',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/tests/suggestions',
  access: 'member',
});

export const updateTest = defineEndpoint<typeof schemas.updateTest>({
  name: 'agent-tests.update',
  method: 'PATCH',
  path: '/api/v1/agents/{agentId}/tests/{testId}',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  errors: ['conflict'],
});

export const deleteTest = defineEndpoint<typeof schemas.deleteTest>({
  name: 'agent-tests.delete',
  method: 'DELETE',
  path: '/api/v1/agents/{agentId}/tests/{testId}',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
});

export const startTestRun = defineEndpoint<typeof schemas.startTestRun>({
  name: 'agent-tests.start-run',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/test-runs',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  status: 201,
  errors: ['cannot-process', 'rate-limited'],
});

export const listTestRuns = defineEndpoint<typeof schemas.listTestRuns>({
  name: 'agent-tests.list-runs',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/test-runs',
  access: 'member',
});

export const getTestRun = defineEndpoint<typeof schemas.getTestRun>({
  name: 'agent-tests.get-run',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/test-runs/{testRunId}',
  access: 'member',
});

export const getHeldTraining = defineEndpoint<typeof schemas.getHeldTraining>({
  name: 'agent-tests.get-held-training',
  method: 'GET',
  path: '/api/v1/agents/{agentId}/held-training',
  access: 'member',
});

export const publishHeldTraining = defineEndpoint<typeof schemas.publishHeldTraining>({
  name: 'agent-tests.publish-held-training',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/held-training/publish',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
});

export const discardHeldTraining = defineEndpoint<typeof schemas.discardHeldTraining>({
  name: 'agent-tests.discard-held-training',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/held-training/discard',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
});

export const undoTraining = defineEndpoint<typeof schemas.undoTraining>({
  name: 'agent-tests.undo-training',
  method: 'POST',
  path: '/api/v1/agents/{agentId}/held-training/undo',
  access: 'member',
  scope: 'sources',
  role: 'agent-editor',
  errors: ['conflict'],
});
