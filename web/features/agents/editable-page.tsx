import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { updateAgent } from '#contract/agents/agents.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Pages of the console that are forms from top to bottom. */
const forms = [paths.overview, paths.visualLook, (agentId: string) => paths.settings(agentId)];

/** A page of the console; its forms are there to read for members whose role does not let them change an agent. */
export function EditablePage({ agentId, children }: { agentId: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const { isSuccess } = useQuery(workspaceQuery());
  const mayChange = useMay(updateAgent);
  const isForm = forms.some((path) => pathname.startsWith(path(agentId)));
  if (!isForm || !isSuccess || mayChange) return children;
  return (
    <>
      <Notice tone="info" className="mb-5 lg:mb-12">
        Your role lets you read this page. To change an agent, ask an admin to make you an agent editor.
      </Notice>
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </>
  );
}
