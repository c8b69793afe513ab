import type { ActionCall, ActionParameter, ActionValues } from '#contract/actions/actions.schemas.ts';
import { callsOfAnswerMaximum } from '#contract/actions/actions.ts';
import { checkValues } from '#core/actions/check-values.ts';
import { describeTool } from '#core/actions/describe-tool.ts';
import { isSaid } from '#core/actions/is-said.ts';
import { nameTool } from '#core/actions/name-tool.ts';
import { isEmptyResult } from '#core/actions/results/is-empty-result.ts';
import { resultPassage } from '#core/actions/results/result-passage.ts';
import { composeNotice } from '#core/answering/composing/compose-notice.ts';
import type { SourcePassage } from '#core/answering/verifying/statement.ts';
import type { Context } from '#server/context.ts';
import { callAction } from '#server/features/actions/call-action.ts';
import type { UsableAction } from '#server/features/actions/usable-action.ts';
import { drawnChannels } from '#server/features/answering/drawn-channels.ts';
import { withoutModel } from '#server/features/answering/without-model.ts';
import type { LiveAgent } from '#server/features/conversations/live-agent.ts';
import type { Question } from '#server/features/conversations/question.ts';
import type { HistoryMessage } from '#server/features/conversations/read-history.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import type { ModelTool, ToolCallPart } from '#server/ports/language-model.ts';
import { replyWithCall } from './reply-with-call.ts';
import { replyWithForm } from './reply-with-form.ts';

/** What became of a call that a model asked for. `said`: the result in our or the owner's words. */
export type ToolEnd =
  | { kind: 'result'; passage: SourcePassage; said: string }
  | { kind: 'failed' }
  | { kind: 'asked'; reply: Reply }
  | { kind: 'nothing' };

export interface ActionTools {
  /** What the model is offered now; nothing once it has had enough. */
  offered(): readonly ModelTool[];
  run(call: ToolCallPart): Promise<ToolEnd>;
  /** What was called so far. */
  readonly calls: readonly ActionCall[];
}

interface ToolsOptions {
  actions: readonly UsableAction[];
  question: Question;
  history: readonly HistoryMessage[];
  /** BCP 47 primary tag, of what is said in the agent's own words. */
  language: string;
  signal: AbortSignal;
}

/**
 * The actions of an agent as tools of a language model. A model sends by itself only what the visitor has written, and nothing
 * that needs their confirmation: for the rest they get the form.
 */
export function createActionTools(
  ctx: Context,
  agent: LiveAgent,
  { actions, question, history, language, signal }: ToolsOptions,
): ActionTools {
  const isDrawn = drawnChannels.includes(question.channel);
  const usable = actions.filter(({ needsConfirmation }) => isDrawn || !needsConfirmation);
  const rows = new Map(usable.map((row, at) => [nameTool(row.name, at + 1), row]));
  const tools = [...rows].map(([name, row]) => describeTool(name, row));
  const written = [
    ...history.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
    question.text,
  ];
  const calls: ActionCall[] = [];
  const done = new Set<string>();

  const run = async ({ name, input }: ToolCallPart): Promise<ToolEnd> => {
    const row = rows.get(name);
    if (row === undefined || calls.length >= callsOfAnswerMaximum) return { kind: 'nothing' };
    const isObject = typeof input === 'object' && input !== null;
    const { values, missing } = checkValues(row.parameters, isObject ? { ...input } : {});
    const isWritten = row.parameters.every((each) => mayGive(row, each, values[each.name] ?? '', written));
    if (missing.length > 0 || row.needsConfirmation || !isWritten) {
      const needed = isWritten ? missing : row.parameters;
      return {
        kind: 'asked',
        reply: isDrawn ? replyWithForm(agent, row, values, language) : ask(agent, needed, language),
      };
    }
    const key = `${row.id} ${JSON.stringify(values)}`;
    if (done.has(key)) return { kind: 'nothing' };
    done.add(key);
    const called = await callAction(ctx, row, values, signal);
    calls.push(called.call);
    if (called.call.outcome === 'failed') return { kind: 'failed' };
    const said = replyWithCall(agent, row, values, called, language).text;
    return { kind: 'result', passage: passageOf(row, called.result, values, calls.length), said };
  };
  return { offered: () => (calls.length < callsOfAnswerMaximum ? tools : []), run, calls };
}

/** Figures and addresses are the visitor's in any case, the rest where the action takes no text of the model's. */
function mayGive(
  { takesFreeText }: UsableAction,
  parameter: ActionParameter,
  value: string,
  written: readonly string[],
): boolean {
  return (takesFreeText && !/[\d@]/.test(value)) || isSaid(parameter, value, written);
}

function passageOf(row: UsableAction, result: unknown, values: ActionValues, place: number): SourcePassage {
  const id = `call-${place}`;
  return resultPassage(id, row, isEmptyResult(result) ? 'Nothing was found' : result, values);
}

/** Where no form can be shown, the visitor is asked in words. */
function ask({ vibe }: LiveAgent, needed: readonly { label: string }[], language: string): Reply {
  const fields = needed.map(({ label }) => label).join(', ');
  return {
    text: composeNotice('action-needs', vibe, language).replace('{fields}', () => fields),
    sources: [],
    outcome: 'smalltalk',
    confidence: 1,
    considered: [],
    ...withoutModel,
  };
}
