import { addOns, sparePercent } from '#contract/plans.ts';
import { countStatement } from '#server/http/limits/count-statement.ts';
import { budgetStatement, countBudget, isBudgetSpent } from '#server/quota/budget-statement.ts';
import { consumeStatement, takeStatement } from '#server/quota/consume-statement.ts';
import { isPausedByPlan } from '#server/quota/is-paused-by-plan.ts';
import { meterPeriod } from '#server/quota/meter-period.ts';

/** What the add-on adds to the quota of the plan. */
const messagesOfAddOn = addOns.find(({ id }) => id === 'extra-messages')?.adds.messages ?? 0;

/** The agent with its workspace: no row where it is out of reach. */
const live = `
  live as (
    select
      agent.id, agent.workspace_id, workspace.plan, workspace.add_ons, workspace.billing_anchor, workspace.after_limit,
      case when workspace.suspended_at is null then agent.status else 'paused' end as status, workspace.suspended_at,
      agent.display_name, agent.prompt_text, agent.fallback_reply, agent.vibe_response, agent.selected_model,
      agent.index_version, agent.is_email_enabled, agent.is_phone_enabled, agent.human_form, agent.handoff_phrases,
      agent.outside_hours_message, agent.translations, workspace.last_active_at, agent.messages_per_visitor,
      agent.messages_per_address, agent.messages_per_month, agent.messages_per_visitor_month,
      agent.usual_hourly_messages, workspace.allowance_workspace_id, $3::jsonb -> workspace.plan -> 'shares' as shares,
      ($3::jsonb -> workspace.plan ->> 'messages')::int
        + coalesce((workspace.add_ons ->> 'extra-messages')::int, 0) * ${messagesOfAddOn} as quota,
      ${isPausedByPlan} as is_paused_by_plan,
      coalesce($8::timestamptz - workspace.last_active_at
        > make_interval(days => ($3::jsonb -> workspace.plan ->> 'sleepsAfterDays')::int), false) as is_asleep
    from agent join workspace on workspace.id = agent.workspace_id
    where agent.id = $1 and ($2::text is null or agent.workspace_id = $2)
  )`;

/** The conversation that goes on: no row where it is out of reach. */
const known = `
  known as (
    select conversation.id,
      conversation.holder <> 'agent' and conversation.state <> 'closed'
        and (conversation.hand_back_at is null or conversation.hand_back_at > $8::timestamptz) as is_held
    from conversation
    join live on live.id = conversation.agent_id and live.workspace_id = conversation.workspace_id
    where conversation.id = $6 and ($9::text is null or conversation.visitor_id = $9)
      -- A preview stays a preview: its messages count nowhere.
      and (conversation.channel = 'preview') = ($7 = 'preview')
    -- Locked, so that a member who takes it over comes before this message or after it.
    for update of conversation
  )`;

/** The calls under limits, counted in passing, and how many each limit allows. */
const hits = `
  hit as (
    select
      key, name, ends_at, name = 'messages-of-agent' and $15::boolean as is_waived,
      case name
        when 'messages-of-visitor' then coalesce(messages_per_visitor, (shares ->> 'messagesPerVisitor')::int)
        when 'messages-from-address'
          then coalesce(messages_per_address, greatest((shares ->> 'messagesPerAddress')::int, usual_hourly_messages))
        when 'messages-of-agent' then greatest((shares ->> 'messagesInBurst')::int, usual_hourly_messages)
        when 'messages-of-visitor-in-month' then messages_per_visitor_month
        else given.maximum
      end as maximum
    from unnest($11::text[], $12::text[], $13::int[], $14::timestamptz[]) as given (key, name, maximum, ends_at)
      left join live on true
    -- Most agents have no budget per visitor: then nothing is counted.
    where name <> 'messages-of-visitor-in-month' or messages_per_visitor_month is not null
  ), ${countStatement('$8::timestamptz')}`;

/** The agent answers: nothing is against it but what the plan allows. */
const isOpen = (isReached: string) =>
  `status = 'active' and not is_asleep and not is_paused_by_plan and ${isReached} and not exists (select from refused)`;
const period = `coalesce($4::text, ${meterPeriod('billing_anchor', '$8::timestamptz')})`;

/** Takes the message from the workspace's own plan; nothing where the agent has a budget, or the plan may be another's. */
const takeFromOwnPlan = (isReached: string) => `
  paying as (
    select workspace_id as payer, workspace_id, $16::text as meter, ${period} as period, coalesce($17::int, quota) as quota
    from live
    where ${isOpen(isReached)}
      and ($17::int is not null or messages_per_month is null and allowance_workspace_id is null)
  ), ${takeStatement}`;

/** Takes the message from the plan that pays, within the agent's budget, or else from the answers without charge. */
const takeFromAll = (isReached: string) => `
  asking as (
    select workspace_id, id as agent_id, $16::text as meter, ${period} as period,
      coalesce($17::int, quota) as quota, case when $17::int is null then messages_per_month end as maximum
    from live where ${isOpen(isReached)}
  ), ${budgetStatement}, ${consumeStatement}, spared as (
    -- Beyond the limit visitors still get answers, of the embedded engine and without charge: see spareMessagesOf. A
    -- program that uses the API is refused, as it decides for itself what to do.
    insert into usage (workspace_id, meter, period, used)
    select payer, 'spare', period, 1 from paying, live
    where not exists (select from taken) and meter = 'messages' and $7 in ('widget', 'page')
      and live.after_limit = 'engine' and live.quota * ${sparePercent} / 100 > 0 and not ${isBudgetSpent}
    on conflict (workspace_id, meter, period) do update set used = usage.used + 1
    where usage.used < (select quota from live) * ${sparePercent} / 100
    returning used
  )`;

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

interface Parts {
  /** Common table expressions that come before the limits. */
  before: string;
  /** A condition: the conversation can be written to, and no person has it. */
  isReached: string;
  /** What else lets a message in than what was taken for it: rows of `is_held`, to be added to others. */
  alsoAdmitted: string;
  /** Writes the conversation, and returns its id where the message is let in. */
  conversation: string;
  /** Events of its own, of workspace_id, name and payload. */
  events: string;
  /** Columns of the answer. */
  columns: string;
}

const newConversation: Parts = {
  before: '',
  isReached: 'true',
  alsoAdmitted: '',
  conversation: `
    insert into conversation (
      id, workspace_id, agent_id, channel, visitor_id, user_id, page_url, title, preview, message_count, created_at,
      last_message_at, time_zone, device
    )
    select $6, live.workspace_id, live.id, $7, $9, $23, $18, $24, $20, 1, $8, $8, $19, $22::jsonb from live, admitted
    returning id`,
  events: '',
  columns: 'true as is_reachable',
};

const knownConversation: Parts = {
  before: `${known},`,
  isReached: 'exists (select from known where not is_held)',
  alsoAdmitted: `
    union all
    -- A message to a person takes nothing from the plan, and is stored even if the agent is paused.
    select true from live, known where is_held and live.suspended_at is null and not exists (select from refused)`,
  conversation: `
    update conversation
    set message_count = message_count + 1, preview = coalesce($20, preview), last_message_at = $8,
      page_url = coalesce($18, page_url), time_zone = coalesce($19, time_zone),
      device = coalesce($22::jsonb, device), snoozed_until = null, ${hearVisitor}
    from admitted where id = $6
    returning id`,
  // For subscribers, which work by jobs; the notification below updates open pages at once.
  events: `
    union all
    select live.workspace_id, 'message.received', jsonb_build_object('agentId', live.id, 'conversationId', $6)
    from live, admitted where is_held`,
  columns: `
    exists (select from known) as is_reachable,
    -- Told at once, not by the outbox: a member waits for it.
    (select pg_notify($23, jsonb_build_object('workspaceId', live.workspace_id, 'events', jsonb_build_array(
      jsonb_build_object('name', 'message.received',
        'payload', jsonb_build_object('agentId', live.id, 'conversationId', $6))))::text)
      from admitted where is_held) as notified`,
};

/** Only for a message with files, uploaded before by the same visitor; the last two parameters are theirs. */
const files = (first: number) => ({
  sent: `
  sent as (
    update attachment set message_id = $5, conversation_id = $6 from live, admitted
    where attachment.id = any($${first}::text[]) and attachment.agent_id = live.id
      and attachment.visitor_id = $9 and attachment.message_id is null
    returning attachment.id
  ),`,
  column: `$${first + 1}::jsonb`,
});

interface Taking {
  /** Common table expressions that take the message. */
  take: (isReached: string) => string;
  /** Rows of `is_held`, one where it was taken. */
  admitted: string;
  /** Common table expressions that follow, with a comma behind. */
  after: string;
  warnings: string;
  columns: string;
}

const plain: Taking = {
  take: takeFromOwnPlan,
  admitted: 'select false as is_held from taken',
  after: '',
  warnings: 'select * from usage_warning',
  columns: 'false as is_spare, false as is_beyond_budget',
};

const whole: Taking = {
  take: takeFromAll,
  admitted: 'select false as is_held from taken union all select false from spared',
  after: `${countBudget},`,
  warnings: 'select * from usage_warning union all select * from budget_warning',
  columns: `
    exists (select from spared) as is_spare, exists (select from budget where used >= maximum) as is_beyond_budget`,
};

/**
 * The statement that stores a question. It runs for every chat and prepares all that it may write, used or not, so what
 * a new conversation, or a message without files, has no use for is left out; with `isPlain` also what only agents with a
 * budget, workspaces that share a plan, and answers beyond the limit need: for these it stores nothing. Parameters: 1 agent,
 * 2 workspace or null, 3 quotas by plan, 4 period or null, 5 message, 6 conversation, 7 channel, 8 now, 9 visitor, 10 text,
 * 11 to 14 keys, names, maxima and ends of limits, 15 whether a challenge is solved, 16 meter, 17 quota or null, 18 address
 * of the page, 19 time zone, 20 preview, 21 page, 22 device; then of a new conversation 23 user and 24 title, of a known one
 * 23 the channel of notifications; then of files their ids and descriptions.
 */
export function storeQuestionStatement({
  isNew,
  hasFiles,
  isPlain,
}: {
  isNew: boolean;
  hasFiles: boolean;
  isPlain: boolean;
}): string {
  const parts = isNew ? newConversation : knownConversation;
  const taking = isPlain ? plain : whole;
  const { sent, column } = hasFiles ? files(isNew ? 25 : 24) : { sent: '', column: 'null' };
  return `
  with ${live}, ${parts.before} ${hits}, ${taking.take(parts.isReached)}, admitted as (
    ${taking.admitted} ${parts.alsoAdmitted}
  ), ${taking.after} written as (${parts.conversation}
  ), ${sent} stored as (
    insert into message (id, workspace_id, conversation_id, role, text, created_at, attachments)
    select $5, live.workspace_id, written.id, 'user', $10, $8, ${column} from live, written
    returning id
  ), asked as (
    insert into question (id, workspace_id, agent_id, conversation_id, channel, asked_at, page)
    select stored.id, live.workspace_id, live.id, $6, $7, $8, $21 from live, stored
  ), told as (
    insert into outbox (workspace_id, name, payload)
    ${taking.warnings}
    union all
    select live.workspace_id, 'agent.flooded', jsonb_build_object('agentId', live.id, 'what', 'messages')
    from live, counted join hit using (key)
    where hit.name = 'messages-of-agent' and counted.count = hit.maximum + 1${parts.events}
  )
  select
    id, workspace_id, plan, add_ons, status, display_name, prompt_text, fallback_reply, vibe_response, selected_model,
    index_version, is_email_enabled, is_phone_enabled, human_form, handoff_phrases, outside_hours_message, translations,
    exists (select from action where action.agent_id = live.id and action.is_on)
      or exists (select from tool_server where tool_server.agent_id = live.id) as has_actions,
    last_active_at, is_asleep or is_paused_by_plan as is_asleep, (select used from taken) as used, ${taking.columns},
    coalesce((select is_held from admitted), false) as is_held, ${parts.columns}, refused.key as full_key,
    refused.ends_at as full_until, refused.count::real / refused.maximum as times_over
  from live left join (select * from refused order by name = 'messages-of-agent' limit 1) as refused on true`;
}
