import { z } from 'zod';
import { agentTemplates } from '#contract/agents/templates.ts';
import { type AgentDraft, emptyDraft } from './agent-draft.ts';

const keptSchema = z.object({
  template: z.enum(agentTemplates.map(({ id }) => id)).nullable(),
  url: z.string(),
  fileNames: z.array(z.string()),
  textTitle: z.string(),
  text: z.string(),
  name: z.string(),
  welcomeMessage: z.string(),
  messageColor: z.string(),
  avatar: z.string().nullable(),
  usesNotion: z.boolean(),
  isPastSources: z.boolean(),
});

/** The draft as text that survives a reload; of files only their names do. Null when there is nothing to keep. */
export function packDraft({ files, lostFiles, ...typed }: AgentDraft): string | null {
  const fileNames = [...lostFiles, ...files.map((file) => file.name)];
  const isEmpty =
    fileNames.length === 0 &&
    Object.entries(typed).every(([field, value]) => emptyDraft[field as keyof typeof typed] === value);
  return isEmpty ? null : JSON.stringify({ ...typed, fileNames } satisfies z.infer<typeof keptSchema>);
}

/** Reads what `packDraft` wrote; anything else, as of an earlier version, begins again. */
export function unpackDraft(text: string | null): AgentDraft {
  if (text === null) return emptyDraft;
  const kept = keptSchema.safeParse(parse(text));
  if (!kept.success) return emptyDraft;
  const { fileNames, ...typed } = kept.data;
  return { ...typed, files: [], lostFiles: fileNames };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn('The saved draft cannot be read.', error);
    return null;
  }
}
