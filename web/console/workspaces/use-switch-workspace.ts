import { paths } from '#contract/page-addresses.ts';
import { switchWorkspace } from '#contract/workspaces/workspaces.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { restartStream } from '#web/lib/live/follow-together.ts';
import { liveStream } from '#web/lib/live/share-stream.ts';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';

/** Goes over to another workspace of this member. */
export function useSwitchWorkspace() {
  return useSubmit(async (workspaceId: string) => {
    try {
      await call(switchWorkspace, { body: { workspaceId } });
      restartStream(liveStream);
      // A full load: nothing of the workspace before stays in memory.
      location.assign(paths.dashboard);
    } catch (error) {
      showToast.failed(describeError(error));
    }
  });
}
