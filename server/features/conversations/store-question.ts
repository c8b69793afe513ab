import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import type { Vibe } from '#contract/agents/agents.ts';
import { previewMessagesPerDay } from '#contract/conversations/conversations.ts';
import { type AddOnQuantities, addOns, type PlanId, planIds, sparePercent } from '#contract/plans.ts';
import { classifyMessage } from '#core/answering/recognising/classify-message.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';
import { visitorShares } from '#core/safety/visitor-shares.ts';
import type { Services, Workspace } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { failure } from '#server/failure.ts';
import { countStatement } from '#server/http/limits/count-statement.ts';
import { issueChallenge } from '#server/http/limits/issue-challenge.ts';
import { listHits } from '#server/http/limits/list-hits.ts';
import { liveChannel } from '#server/jobs/live-channel.ts';
import { budgetStatement, countBudget, isBudgetSpent } from '#server/quota/budget-statement.ts';
import { consumeStatement } from '#server/quota/consume-statement.ts';
import { describeLimit } from '#server/quota/describe-limit.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';
import { isPausedByPlan } from '#server/quota/is-paused-by-plan.ts';
import { messageMeter } from '#server/quota/message-meter.ts';
import { meterPeriod } from '#server/quota/meter-period.ts';
import type { Question } from './question.ts';

/** What answering needs to know of an agent, read with each question: a change counts from the next one. */
export interface LiveAgent {
  id: string;
  workspace: Workspace;
  displayName: string;
  promptText: string;
  fallbackReply: string;
  vibe: Vibe;
  selectedModel: string;
  indexVersion: number;
  /** Which contact details its owner wants. */
  isEmailEnabled: boolean;
  isPhoneEnabled: boolean;
  humanForm: AgentSettings['humanForm'];
  /** What people answer, whatever the sources say. */
  handoffPhrases: string[];
  outsideHoursMessage: string;
  /** It can look up or do something at another server. */
  hasActions: boolean;
  /** False: it answers in English only, whatever language it is asked in. */
  isMultilingual: boolean;
  /** Empty where the plan has one language. */
  translations: AgentSettings['translations'];
}

export interface StoredQuestion {
  agent: LiveAgent;
  conversationId: string;
  messageId: string;
  /** Made with the question, before anybody can take over: the answer is in front of what a person then writes. */
  answerId: string;
  /** A person has the conversation: the agent does not answer. */
  isHeld: boolean;
  /** Beyond the limit of messages: the embedded engine answers without charge. */
  isSpare: boolean;
}

/** What the add-on adds to the quota of the plan. */
const messagesOfAddOn = addOns.find(({ id }) => id === 'extra-messages')?.adds.messages ?? 0;

/** How a message of the visitor changes the handling: `visitor-wrote` of `nextHandling`. */
const hearVisitor = `
      state = case
        when admitted.is_held then case state when 'snoozed' then 'open' else state end
        when holder = 'agent' and state <> 'snoozed' and state <> 'closed' then state
        when wanted_at is not null and ended_at is null then 'waiting'
        else 'open' end,
      holder = case when admitted.is_held then holder else 'agent' end,
      hand_back_at = case when admitted.is_held then hand_back_at end,
      finished_at = case when state = 'closed' then null else finished_at end,
      version = version + (state = 'snoozed' or not admitted.is_held and (holder <> 'agent' or state = 'closed'))::int`;

const storeStatement = `
  with live as (
    select
      agent.id, agent.workspace_id, workspace.plan, workspace.add_ons, workspace.billing_anchor, workspace.after_limit,
      case when workspace.suspended_at is null then agent.status else 'paused' end as status, workspace.suspended_at, agent.display_name, agent.prompt_text,
      agent.fallback_reply, agent.vibe_response, agent.selected_model, agent.index_version,
      agent.is_email_enabled, agent.is_phone_enabled, agent.human_form, agent.handoff_phrases, agent.outside_hours_message, agent.translations, workspace.last_active_at, agent.messages_per_visitor,
      agent.messages_per_address, agent.messages_per_month, agent.messages_per_visitor_month, agent.usual_hourly_messages, $3::jsonb -> workspace.plan -> 'shares' as shares,
      ($3::jsonb -> workspace.plan ->> 'messages')::int
        + coalesce((workspace.add_ons ->> 'extra-messages')::int, 0) * ${messagesOfAddOn} as quota,
      ${isPausedByPlan} as is_paused_by_plan,
      coalesce($14::timestamptz - workspace.last_active_at
        > make_interval(days => ($3::jsonb -> workspace.plan ->> 'sleepsAfterDays')::int), false) as is_asleep
    from agent join workspace on workspace.id = agent.workspace_id
    where agent.id = $1 and ($2::text is null or agent.workspace_id = $2)
  ), known as (
    select conversation.id,
      conversation.holder <> 'agent' and conversation.state <> 'closed'
        and (conversation.hand_back_at is null or conversation.hand_back_at > $14::timestamptz) as is_held
    from conversation
    join live on live.id = conversation.agent_id and live.workspace_id = conversation.workspace_id
    where conversation.id = $6 and not $7 and ($8::text is null or conversation.visitor_id = $8)
      -- A preview stays a preview: its messages count nowhere.
      and (conversation.channel = 'preview') = ($9 = 'preview')
    -- Locked, so that a member who takes it over comes before this message or after it.
    for update of conversation
  ), hit as (
    select
      key, name, ends_at, name = 'messages-of-agent' and $22::boolean as is_waived,
      case name
        when 'messages-of-visitor' then coalesce(messages_per_visitor, (shares ->> 'messagesPerVisitor')::int)
        when 'messages-from-address'
          then coalesce(messages_per_address, greatest((shares ->> 'messagesPerAddress')::int, usual_hourly_messages))
        when 'messages-of-agent' then greatest((shares ->> 'messagesInBurst')::int, usual_hourly_messages)
        when 'messages-of-visitor-in-month' then messages_per_visitor_month
        else given.maximum
      end as maximum
    from unnest($16::text[], $17::text[], $18::int[], $19::timestamptz[]) as given (key, name, maximum, ends_at)
      left join live on true
    -- Most agents have no budget per visitor: then nothing is counted.
    where name <> 'messages-of-visitor-in-month' or messages_per_visitor_month is not null
  ), ${countStatement('$14::timestamptz')}, flooded as (
    insert into outbox (workspace_id, name, payload)
    select live.workspace_id, 'agent.flooded', jsonb_build_object('agentId', live.id, 'what', 'messages')
    from live, counted join hit using (key)
    where hit.name = 'messages-of-agent' and counted.count = hit.maximum + 1
  ), asking as (
    select workspace_id, id as agent_id, $20::text as meter,
      coalesce($4::text, ${meterPeriod('billing_anchor', '$14::timestamptz')}) as period,
      coalesce($21::int, quota) as quota, case when $21::int is null then messages_per_month end as maximum
    from live
    where status = 'active' and not is_asleep and not is_paused_by_plan and ($7 or exists (select from known where not is_held))
      and not exists (select from refused)
  ), ${budgetStatement}, ${consumeStatement}, spared as (
    -- Beyond the limit visitors still get answers, of the embedded engine and without charge: see spareMessagesOf. A program
    -- that uses the API is refused, as it decides for itself what to do.
    insert into usage (workspace_id, meter, period, used)
    select payer, 'spare', period, 1 from paying, live
    where not exists (select from taken) and meter = 'messages' and $9 in ('widget', 'page')
      and live.after_limit = 'engine' and live.quota * ${sparePercent} / 100 > 0 and not ${isBudgetSpent}
    on conflict (workspace_id, meter, period) do update set used = usage.used + 1
    where usage.used < (select quota from live) * ${sparePercent} / 100
    returning used
  ), admitted as (
    select false as is_held from taken
    union all
    select false from spared
    union all
    -- A message to a person takes nothing from the plan, and is stored even if the agent is paused.
    select true from live, known where is_held and live.suspended_at is null and not exists (select from refused)
  ), ${countBudget}, noted as (
    update workspace set last_active_at = $14 from live, admitted
    where workspace.id = live.workspace_id and live.last_active_at < $14::timestamptz - interval '1 day'
  ), begun as (
    insert into conversation (
      id, workspace_id, agent_id, channel, visitor_id, user_id, page_url, title, preview, message_count, created_at,
      last_message_at, time_zone
    )
    select $6, live.workspace_id, live.id, $9, $8, $10, $11, $12, $13, 1, $14, $14, $24 from live, admitted where $7
    returning id
  ), continued as (
    update conversation
    set message_count = message_count + 1, preview = coalesce($13, preview), last_message_at = $14,
      page_url = coalesce($11, page_url), time_zone = coalesce($24, time_zone), snoozed_until = null, ${hearVisitor}
    from admitted where id = $6 and not $7
    returning id
  ), sent as (
    -- Uploaded before by the same visitor; only a message with files has ids here.
    update attachment set message_id = $5, conversation_id = $6 from live, admitted
    where $26::text[] is not null and attachment.id = any($26::text[]) and attachment.agent_id = live.id
      and attachment.visitor_id = $8 and attachment.message_id is null
    returning attachment.id
  ), stored as (
    insert into message (id, workspace_id, conversation_id, role, text, created_at, attachments)
    select $5, live.workspace_id, target.id, 'user', $15, $14, $27::jsonb
    from live, (select id from begun union all select id from continued) as target
    returning id
  ), told as (
    -- An event for subscribers, which work by jobs; the notification below updates open pages at once.
    insert into outbox (workspace_id, name, payload)
    select live.workspace_id, 'message.received', jsonb_build_object('agentId', live.id, 'conversationId', $6)
    from live, admitted where is_held
  ), asked as (
    insert into question (id, workspace_id, agent_id, conversation_id, channel, asked_at, page)
    select stored.id, live.workspace_id, live.id, $6, $9, $14, $23 from live, stored
  )
  select
    id, workspace_id, plan, add_ons, status, display_name, prompt_text, fallback_reply, vibe_response, selected_model,
    index_version, is_email_enabled, is_phone_enabled, human_form, handoff_phrases, outside_hours_message, translations,
    exists (select from action where action.agent_id = live.id and action.is_on)
      or exists (select from tool_server where tool_server.agent_id = live.id) as has_actions,
    is_asleep or is_paused_by_plan as is_asleep, (select used from taken) as used, exists (select from spared) as is_spare,
    exists (select from budget where used >= maximum) as is_beyond_budget,
    coalesce((select is_held from admitted), false) as is_held,
    -- Told at once, not by the outbox: a member waits for it.
    (select pg_notify($25, jsonb_build_object('workspaceId', live.workspace_id, 'events', jsonb_build_array(
      jsonb_build_object('name', 'message.received',
        'payload', jsonb_build_object('agentId', live.id, 'conversationId', $6))))::text)
      from admitted where is_held) as notified,
    $7 or exists (select from known) as is_reachable, refused.key as full_key, refused.ends_at as full_until,
    refused.count::real / refused.maximum as times_over
  from live left join (select * from refused order by name = 'messages-of-agent' limit 1) as refused on true`;

const visitorBudgetReached = 'This visitor has used all their messages of 30 days with this agent.';
const budgetReached =
  'This agent’s budget for this month is used up. Raise it in the agent’s settings, or wait until the month is over.';
const previewLimitReached = `The ${previewMessagesPerDay} preview messages of today are used. They start again at midnight UTC.`;

/**
 * Loads the agent, takes one message from its workspace's plan (for a preview, from the day's allowance) and stores the
 * question, in a new conversation or in the given one. One statement, since this runs for every chat: all of it happens or
 * nothing, and the meter's row is locked no longer than that. A message to a person takes nothing. Beyond the limit visitors
 * get answers of the embedded engine for a while, if the owner has chosen so; an agent with a budget takes no more than that.
 * Throws `not-found` for an agent or conversation out of reach, `agent-paused` also while the workspace sleeps or is
 * suspended, `rate-limited`, `challenge-required` in a burst, `plan-limit`.
 */
export async function storeQuestion(services: Services, question: Question): Promise<StoredQuestion> {
  const isNew = question.conversationId === undefined;
  const conversationId = question.conversationId ?? createId('cnv');
  const messageId = createId('msg');
  const answerId = createId('msg');
  const now = services.clock.now();
  const hits = listHits(services, question.hits);
  const files = question.attachments?.length ? question.attachments : null;
  const isPreview = question.channel === 'preview';
  const { meter, period, quota } = messageMeter(isPreview, now);
  const result = await services.pool.query({
    name: 'store-question',
    text: storeStatement,
    values: [
      question.agentId,
      question.workspaceId,
      planQuotas(),
      period,
      messageId,
      conversationId,
      isNew,
      question.visitorId,
      question.channel,
      question.userId ?? null,
      question.pageUrl ?? null,
      shortenText(question.text, 80),
      // A thank-you is no title for a conversation.
      isNew || classifyMessage(question.text).kind !== 'smalltalk' ? shortenText(question.text, 140) : null,
      now,
      question.text,
      hits.map(({ key }) => key),
      hits.map(({ name }) => name),
      hits.map(({ maximum }) => maximum),
      hits.map(({ endsAt }) => endsAt),
      meter,
      quota,
      question.isChallengeSolved ?? false,
      question.pageUrl?.split(/[?#]/, 1)[0] ?? null,
      question.timeZone ?? null,
      liveChannel,
      files?.map(({ id }) => id) ?? null,
      files && JSON.stringify(files),
    ],
  });
  const row = result.rows[0];
  if (row === undefined || !row.is_reachable) throw failure('not-found');
  const full = hits.find(({ key }) => key === row.full_key);
  if (full?.name === 'messages-of-agent')
    throw await issueChallenge(services, question.agentId, row.times_over);
  if (full?.name === 'messages-of-visitor-in-month')
    throw failure('plan-limit', { message: visitorBudgetReached });
  if (full !== undefined) throw services.rateLimiter.refuse(full.name, full.key, row.full_until);
  const stored = {
    agent: readAgent(row),
    conversationId,
    messageId,
    answerId,
    isHeld: row.is_held as boolean,
    isSpare: row.is_spare as boolean,
  };
  if (stored.isHeld) return stored;
  if (row.status === 'paused' || row.is_asleep) throw failure('agent-paused');
  if (row.used === null && !stored.isSpare) {
    throw failure('plan-limit', { message: describeRefusal(row, isPreview) });
  }
  return stored;
}

function describeRefusal(row: Record<string, unknown>, isPreview: boolean): string {
  if (isPreview) return previewLimitReached;
  return row.is_beyond_budget ? budgetReached : describeLimit(readAgent(row).workspace, 'messages');
}

/** Which plan the agent's workspace has is known only inside the statement: what each allows, by plan. */
function planQuotas(): string {
  const quotas = planIds.map((plan) => {
    const { limits, sleepsAfterDays } = entitlementsOf({ plan, addOns: {} });
    return [plan, { messages: limits.messages, sleepsAfterDays, shares: visitorShares(limits) }];
  });
  return JSON.stringify(Object.fromEntries(quotas));
}

function readAgent(row: Record<string, unknown>): LiveAgent {
  const plan = row.plan as PlanId;
  const addOns = row.add_ons as AddOnQuantities;
  const { isMultilingual } = entitlementsOf({ plan, addOns });
  return {
    id: row.id as string,
    workspace: { id: row.workspace_id as string, plan, addOns },
    displayName: row.display_name as string,
    promptText: row.prompt_text as string,
    fallbackReply: row.fallback_reply as string,
    vibe: row.vibe_response as Vibe,
    selectedModel: row.selected_model as string,
    indexVersion: Number(row.index_version),
    isEmailEnabled: row.is_email_enabled as boolean,
    isPhoneEnabled: row.is_phone_enabled as boolean,
    humanForm: row.human_form as AgentSettings['humanForm'],
    handoffPhrases: row.handoff_phrases as string[],
    outsideHoursMessage: row.outside_hours_message as string,
    hasActions: row.has_actions as boolean,
    isMultilingual,
    translations: isMultilingual ? (row.translations as AgentSettings['translations']) : [],
  };
}
