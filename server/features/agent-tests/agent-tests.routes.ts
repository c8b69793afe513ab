import type { Hono } from 'hono';
import * as endpoints from '#contract/agent-tests/agent-tests.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { addTest } from './add-test.ts';
import { deleteTest } from './delete-test.ts';
import { discardHeldTraining } from './holding/discard-held-training.ts';
import { getHeldTraining } from './holding/get-held-training.ts';
import { publishHeldTraining } from './holding/publish-held-training.ts';
import { undoTraining } from './holding/undo-training.ts';
import { listTests } from './list-tests.ts';
import { getTestRun } from './runs/get-test-run.ts';
import { listTestRuns } from './runs/list-test-runs.ts';
import { startTestRun } from './runs/start-test-run.ts';
import { suggestTests } from './suggest-tests.ts';
import { updateTest } from './update-test.ts';

export function bindAgentTests(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listTests, ({ ctx, params, query }) =>
    listTests(ctx, params.agentId, query),
  );
  bindEndpoint(app, services, endpoints.addTest, ({ ctx, params, body }) =>
    addTest(ctx, params.agentId, body),
  );
  bindEndpoint(app, services, endpoints.suggestTests, async ({ ctx, params, http }) => ({
    data: await suggestTests(ctx, params.agentId, http.req.raw.signal),
  }));
  bindEndpoint(app, services, endpoints.updateTest, ({ ctx, params, body }) =>
    updateTest(ctx, params.agentId, params.testId, body),
  );
  bindEndpoint(app, services, endpoints.deleteTest, async ({ ctx, params }) => {
    await deleteTest(ctx, params.agentId, params.testId);
    return {};
  });
  bindEndpoint(app, services, endpoints.startTestRun, ({ ctx, params }) => startTestRun(ctx, params.agentId));
  bindEndpoint(app, services, endpoints.listTestRuns, async ({ ctx, params }) => ({
    data: await listTestRuns(ctx, params.agentId),
  }));
  bindEndpoint(app, services, endpoints.getTestRun, ({ ctx, params }) =>
    getTestRun(ctx, params.agentId, params.testRunId),
  );
  bindEndpoint(app, services, endpoints.getHeldTraining, ({ ctx, params }) =>
    getHeldTraining(ctx, params.agentId),
  );
  bindEndpoint(app, services, endpoints.publishHeldTraining, async ({ ctx, params }) => {
    await publishHeldTraining(ctx, params.agentId);
    return getHeldTraining(ctx, params.agentId);
  });
  bindEndpoint(app, services, endpoints.discardHeldTraining, async ({ ctx, params }) => {
    await discardHeldTraining(ctx, params.agentId);
    return getHeldTraining(ctx, params.agentId);
  });
  bindEndpoint(app, services, endpoints.undoTraining, async ({ ctx, params }) => {
    await undoTraining(ctx, params.agentId);
    return getHeldTraining(ctx, params.agentId);
  });
}
