import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createAgent, setAvatar } from '#contract/agents/agents.endpoints.ts';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { addSource } from '#contract/sources/sources.endpoints.ts';
import { call, callWithFile } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { createSubmitGuard } from '#web/lib/submit-guard.ts';
import type { AgentDraft } from './agent-draft.ts';
import { readDataUrl } from './read-data-url.ts';

/** A file, text or picture on its way to the new agent. */
export interface Delivery {
  name: string;
  state: 'waiting' | 'sending' | 'done' | 'refused';
  reason: string | null;
}

/**
 * Creates the agent, whose website is then read at once, and hands it files and text one by one. A refused file stops
 * nothing; it is shown with its reason, and `onDone` is called only when all went well. `onCreated` is called as soon as
 * the agent exists.
 */
export function useCreateAgent({
  onCreated,
  onDone,
}: {
  onCreated: () => void;
  onDone: (agentId: string) => void;
}) {
  const queryClient = useQueryClient();
  const [agent, setAgent] = useState<Agent | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const [deliveries, setDeliveries] = useState<readonly Delivery[]>([]);

  const [guard] = useState(createSubmitGuard);
  // A second click comes before the render that says so.
  const isRunning = useRef(false);

  const create = async (draft: AgentDraft) => {
    if (isRunning.current || agent) return;
    isRunning.current = true;
    setIsCreating(true);
    try {
      const body = settingsOf(draft);
      const created = await guard.submit(body, () =>
        call(createAgent, { body, idempotencyKey: guard.keyOf(body) }),
      );
      setAgent(created);
      onCreated();
      const hasAll = await deliver(created.id, draft, setDeliveries);
      if (hasAll) onDone(created.id);
      await queryClient.invalidateQueries();
    } finally {
      isRunning.current = false;
      setIsCreating(false);
    }
  };

  return { agent, isCreating, deliveries, create };
}

function settingsOf({ template, url, name, welcomeMessage, messageColor }: AgentDraft) {
  return {
    ...(template === null ? {} : { template }),
    name,
    displayName: name,
    welcomeMessage,
    messageColor,
    ...(url.trim() ? { url: url.trim() } : {}),
  };
}

async function deliver(
  agentId: string,
  draft: AgentDraft,
  show: (deliveries: readonly Delivery[]) => void,
): Promise<boolean> {
  const params = { agentId };
  const works = draft.files.map((file) => ({
    name: file.name,
    run: (): Promise<unknown> => callWithFile(addSource, { params, file }),
  }));
  if (draft.text.trim()) {
    const title = draft.textTitle.trim() || 'About us';
    works.push({
      name: title,
      run: () => call(addSource, { params, body: { kind: 'text', title, text: draft.text } }),
    });
  }

  if (draft.avatar !== null) {
    const file = readDataUrl(draft.avatar, 'avatar');
    works.push({ name: 'Picture', run: () => callWithFile(setAvatar, { params, file }) });
  }

  const deliveries: Delivery[] = works.map(({ name }) => ({ name, state: 'waiting', reason: null }));
  const change = (at: number, changes: Partial<Delivery>) => {
    deliveries[at] = { ...deliveries[at]!, ...changes };
    show([...deliveries]);
  };
  for (const [at, { run }] of works.entries()) {
    change(at, { state: 'sending' });
    try {
      await run();
      change(at, { state: 'done' });
    } catch (error) {
      change(at, { state: 'refused', reason: describeError(error) });
    }
  }
  return deliveries.every(({ state }) => state === 'done');
}
