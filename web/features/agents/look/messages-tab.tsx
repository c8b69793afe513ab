import { Link } from 'react-router';
import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import { type ChatLanguage, chatLanguages, openingPlaceholder } from '#contract/look/look.ts';
import { paths } from '#contract/page-addresses.ts';
import { useEntitlements } from '#web/console/plans/use-entitlements.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MessageRules } from './message-rules.tsx';
import { PlanLink } from './plan-link.tsx';
import { type LookContext, useLook } from './use-look.ts';

type Translation = AgentSettings['translations'][number];
type MessageName = Exclude<keyof Translation, 'language'>;

const messages: readonly { name: MessageName; label: string; hint: string; length: number }[] = [
  { name: 'welcomeMessage', label: 'Welcome message', hint: 'The first thing visitors read.', length: 500 },
  {
    name: 'fallbackReply',
    label: 'Fallback reply',
    hint: 'Shown when your sources don’t contain the answer.',
    length: 500,
  },
  {
    name: 'pausedMessage',
    label: 'While paused',
    hint: 'Shown while the agent is paused. Leave empty for our text in the visitor’s language.',
    length: 300,
  },
  {
    name: 'outsideHoursMessage',
    label: 'Outside opening hours',
    hint: `Shown when a visitor asks for a person outside your opening hours. ${openingPlaceholder} becomes when you answer again. Leave empty for our text in the visitor’s language.`,
    length: 500,
  },
];

/** What the preview shows while a message is edited. */
const scenes: Partial<Record<MessageName, LookContext['messageScene']>> = {
  pausedMessage: 'paused',
  outsideHoursMessage: 'outside-hours',
};

export default function MessagesTab() {
  const { form, values, change } = useLook();
  return (
    <>
      <OwnMessages />
      <MessageRules
        value={values.messageRules}
        onChange={(messageRules) => change({ messageRules })}
        error={form.errors.messageRules}
      />
    </>
  );
}

function OwnMessages() {
  const { form, values, change, language, setLanguage, setMessageScene } = useLook();
  const { isMultilingual } = useEntitlements();
  const own = values.translations.find((each) => each.language === language);
  const read = (name: MessageName) => (language === null ? values[name] : (own?.[name] ?? ''));
  const write = (name: MessageName, text: string) =>
    change(
      language === null
        ? { [name]: text }
        : { translations: translate(values.translations, language, { [name]: text }) },
    );

  return (
    <Card title="Messages" description="What the agent says on its own.">
      <div className="space-y-5">
        {isMultilingual ? (
          <Field
            label="Language"
            hint="Visitors get the messages in the language of their browser if you have written them, otherwise your agent’s own."
            error={form.errors.translations}
          >
            {(field) => (
              <Select
                {...field}
                value={language ?? ''}
                onChange={(event) => setLanguage((event.target.value || null) as ChatLanguage | null)}
              >
                <option value="">Your agent’s own</option>
                {Object.entries(chatLanguages).map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                    {values.translations.some((each) => each.language === code) ? ' (written)' : ''}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : (
          <Notice tone="info" action={<PlanLink />}>
            Messages in other languages are part of plans with multiple languages.
          </Notice>
        )}
        {messages.map(({ name, label, hint, length }) => (
          <Field
            key={`${language} ${name}`}
            label={label}
            hint={
              <MessageHint
                text={language === null ? hint : `${hint} Leave empty to use your agent’s own.`}
                name={name}
              />
            }
            error={language === null ? form.errors[name] : undefined}
          >
            {(field) => (
              <TextArea
                {...field}
                name={language === null ? name : undefined}
                data-field={language === null ? undefined : 'translations'}
                value={read(name)}
                onFocus={() => setMessageScene(scenes[name] ?? 'start')}
                onChange={(event) => write(name, event.target.value)}
                placeholder={
                  name === 'outsideHoursMessage' ? `We answer again on ${openingPlaceholder}.` : undefined
                }
                rows={name === 'welcomeMessage' ? 3 : 2}
                maxLength={length}
              />
            )}
          </Field>
        ))}
      </div>
    </Card>
  );
}

function MessageHint({ text, name }: { text: string; name: MessageName }) {
  if (name !== 'outsideHoursMessage') return text;
  return (
    <>
      {text}{' '}
      <Link
        to={paths.accountSettings('inbox')}
        className="font-semibold text-brand underline-offset-4 hover:underline"
      >
        Set your opening hours
      </Link>
    </>
  );
}

/** The translations with these words of one language; a language without words is left out. */
function translate(
  all: readonly Translation[],
  language: ChatLanguage,
  changes: Partial<Translation>,
): Translation[] {
  const empty: Translation = {
    language,
    welcomeMessage: '',
    fallbackReply: '',
    pausedMessage: '',
    outsideHoursMessage: '',
  };
  const changed = { ...empty, ...all.find((each) => each.language === language), ...changes };
  const hasWords = messages.some(({ name }) => changed[name].trim() !== '');
  const others = all.filter((each) => each.language !== language);
  return hasWords ? [...others, changed] : others;
}
