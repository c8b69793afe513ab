import { z } from 'zod';
import { SlackRefusal } from './slack-refusal.ts';

const plain = z.strictObject({ type: z.literal('plain_text'), text: z.string().min(1).max(75) });
const marked = z.strictObject({
  type: z.literal('mrkdwn'),
  text: z.string().min(1).max(3_000),
  verbatim: z.boolean().optional(),
});
const rich = z.strictObject({
  type: z.enum(['rich_text_section', 'rich_text_quote']),
  elements: z.array(z.strictObject({ type: z.literal('text'), text: z.string().min(1) })).min(1),
});

/** Of what a block may have, what we send (https://docs.slack.dev/reference/block-kit/blocks). */
const blocksSchema = z
  .array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('section'), text: marked }),
      z.strictObject({ type: z.literal('context'), elements: z.array(marked).min(1).max(10) }),
      z.strictObject({ type: z.literal('markdown'), text: z.string().min(1).max(12_000) }),
      z.strictObject({ type: z.literal('rich_text'), elements: z.array(rich).min(1) }),
      z.strictObject({
        type: z.literal('actions'),
        elements: z
          .array(
            z.strictObject({
              type: z.literal('button'),
              action_id: z.string().min(1).max(255),
              text: plain,
              value: z.string().max(2_000).optional(),
              url: z.url().max(3_000).optional(),
              style: z.enum(['primary', 'danger']).optional(),
            }),
          )
          .min(1)
          .max(25)
          .refine((buttons) => new Set(buttons.map((each) => each.action_id)).size === buttons.length),
      }),
    ]),
  )
  .max(50);

/** Refuses blocks that Slack would refuse. */
export function checkSlackBlocks(json: string): Record<string, unknown>[] {
  const read = blocksSchema.safeParse(JSON.parse(json));
  if (read.success) return read.data;
  throw new SlackRefusal('invalid_blocks', {
    response_metadata: { messages: [`[ERROR] ${z.prettifyError(read.error)}`] },
  });
}
