import { type Complaint, type Dialect, event, type IncomingCall, isCount, noUsage } from './dialect.ts';
import { checkOpenaiCall, isThinkingModel, openaiError } from './openai-error.ts';

const knownFields = [
  'model',
  'input',
  'instructions',
  'stream',
  'max_output_tokens',
  'reasoning',
  'store',
  'temperature',
  'top_p',
  'text',
  'user',
  'include',
];

/** `POST /v1/responses`, text only. */
export const openaiResponses: Dialect = {
  name: 'openai-responses',
  answers: ({ method, path }) => method === 'POST' && path === '/v1/responses',
  refuse: openaiError,
  complain,
  stream({ json = {} }) {
    let sequence = 0;
    let wholeText = '';
    const send = (type: string, data: object) => {
      sequence += 1;
      return event({ type, sequence_number: sequence - 1, ...data }, type);
    };
    const response = (status: string, more: object = {}) => ({
      response: {
        id: 'resp_fake',
        object: 'response',
        created_at: 1_790_000_000,
        model: json.model,
        status,
        output: [],
        ...more,
      },
    });
    const place = { item_id: 'msg_fake', output_index: 0, content_index: 0 };
    const item = (status: string, content: object[]) => ({
      output_index: 0,
      item: { id: 'msg_fake', type: 'message', role: 'assistant', status, content },
    });
    const part = () => ({ type: 'output_text', text: wholeText, annotations: [] });
    return {
      begin: () =>
        send('response.created', response('in_progress')) +
        send('response.in_progress', response('in_progress')) +
        send('response.output_item.added', item('in_progress', [])) +
        send('response.content_part.added', { ...place, part: part() }),
      text: (delta) => {
        wholeText += delta;
        return send('response.output_text.delta', { ...place, delta, logprobs: [] });
      },
      end: (finish, counts) => {
        const { inputTokens, outputTokens } = counts ?? noUsage;
        const usage = {
          input_tokens: inputTokens,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: outputTokens,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: inputTokens + outputTokens,
        };
        const output = [item('completed', [part()]).item];
        const reason = finish === 'length' ? 'max_output_tokens' : 'content_filter';
        const closing =
          finish === 'stop'
            ? send('response.completed', response('completed', { output, usage }))
            : send(
                'response.incomplete',
                response('incomplete', { output, usage, incomplete_details: { reason } }),
              );
        return (
          send('response.output_text.done', { ...place, text: wholeText, logprobs: [] }) +
          send('response.content_part.done', { ...place, part: part() }) +
          send('response.output_item.done', item('completed', [part()])) +
          closing
        );
      },
      fault: (message) => send('error', { code: 'server_error', message, param: null }),
    };
  },
};

function complain(call: IncomingCall): Complaint | null {
  const general = checkOpenaiCall(call, knownFields);
  if (general) return general;
  const { model, input, max_output_tokens, temperature } = call.json ?? {};
  const bad = (message: string): Complaint => ({ kind: 'bad-request', message });
  if (typeof input !== 'string' && !Array.isArray(input)) return bad("'input' must be a string or a list.");
  if (!isCount(max_output_tokens)) return bad('A token limit is always to be sent.');
  if (isThinkingModel(String(model)) && temperature !== undefined) {
    return bad("'temperature' is not supported with this model.");
  }
  return null;
}
