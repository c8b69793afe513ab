import type { ArchiveStatistics } from '#contract/chat-figures/chat-figures.schemas.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { formatCount, formatNumber, formatShare } from '#web/lib/format.ts';
import { Bar } from '#web/ui/bar.tsx';
import { Card } from '#web/ui/card.tsx';
import { AsTable } from './as-table.tsx';
import { CountLink } from './count-link.tsx';
import { definitions } from './definitions.ts';
import { FigureTitle } from './figure-title.tsx';
import { messagesBehind } from './messages-behind.ts';
import { nameLanguage } from './name-language.ts';

/** Bars that are drawn; the table has all. */
const drawn = 6;

/** In which languages people write: of all, and of each person. */
export function Languages({
  figures: { languages, texts, people },
  chatId,
}: {
  figures: ArchiveStatistics;
  chatId: string | undefined;
}) {
  const { id } = useArchive();
  const told = languages.reduce((sum, { messages }) => sum + messages, 0);
  return (
    <Card title={<FigureTitle title="Languages" meaning={definitions.languages} />}>
      {told === 0 ? (
        <p className="text-sm text-ink-secondary">No message has enough words to find its language.</p>
      ) : (
        <>
          <ul aria-label="Languages" className="space-y-3 text-sm">
            {languages.slice(0, drawn).map(({ language, messages }) => (
              <li key={language}>
                <span className="flex justify-between gap-3">
                  <span className="min-w-0 break-words">{nameLanguage(language)}</span>
                  <span className="tabular-nums">
                    <CountLink count={messages} to={messagesBehind(id, { chatId, language })} /> (
                    {formatShare(messages / told)})
                  </span>
                </span>
                {languages.length > 1 && (
                  <Bar
                    label={`Share of ${nameLanguage(language)}`}
                    value={messages}
                    maximum={told}
                    valueText={formatShare(messages / told)}
                    fill="bg-brand"
                    className="mt-1.5"
                  />
                )}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-xs text-ink-secondary">
            Found in {formatNumber(told)} of {formatCount(texts, 'message')} with words (
            {formatShare(told / texts)}). Short ones such as “ok” say too little.
            {languages.length > drawn && ` The table has all ${languages.length} languages.`}
          </p>
          <AsTable
            label="Languages of each person"
            heads={['Person', 'Language', 'Messages', 'Share']}
            words={2}
            rows={people.flatMap((person) =>
              person.languages.map(({ language, messages }) => ({
                key: `${person.personId} ${language}`,
                cells: [
                  person.name,
                  nameLanguage(language),
                  <CountLink
                    key="messages"
                    count={messages}
                    to={messagesBehind(id, { chatId, personId: person.personId, language })}
                  />,
                  formatShare(messages / sumOf(person.languages)),
                ],
              })),
            )}
          />
        </>
      )}
    </Card>
  );
}

const sumOf = (languages: ArchiveStatistics['languages']): number =>
  languages.reduce((sum, { messages }) => sum + messages, 0);
