import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Meaning } from '#web/ui/overlays/meaning.tsx';
import { AsTable } from './as-table.tsx';
import { CountLink } from './count-link.tsx';
import { definitions } from './definitions.ts';
import { messagesBehind } from './messages-behind.ts';
import { nameOfWeekday } from './name-of-weekday.ts';

interface HeatMapProps {
  heat: readonly (readonly number[])[];
  chatId: string | undefined;
}

/** Messages by weekday and hour: a table whose cells are shaded, with the number in each. */
export function HeatMap({ heat, chatId }: HeatMapProps) {
  const top = Math.max(1, ...heat.flat());
  return (
    <Card
      title={
        <span className="flex items-center gap-1">
          By weekday and hour
          <Meaning of="By weekday and hour">{definitions.heat}</Meaning>
        </span>
      }
    >
      <table className="w-full table-fixed border-separate border-spacing-px text-xs">
        <caption className="sr-only">Messages by weekday and hour</caption>
        <thead>
          <tr>
            <th scope="col" className="w-9 text-left font-normal text-ink-secondary">
              <span className="sr-only">Weekday</span>
            </th>
            {Array.from({ length: 24 }, (_, hour) => hour).map((hour) => (
              <th key={hour} scope="col" className="text-left font-normal text-ink-secondary">
                <span className={hour % 6 === 0 ? 'whitespace-nowrap wrap-normal' : 'sr-only'}>{hour}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heat.map((hours, day) => {
            const name = nameOfWeekday(day, 'short');
            return (
              <tr key={name}>
                <th scope="row" className="text-left font-normal text-ink-secondary">
                  {name}
                </th>
                {Array.from(hours.entries()).map(([hour, messages]) => (
                  <td
                    key={hour}
                    title={`${name} ${hour}:00: ${formatNumber(messages)}`}
                    className="h-5 bg-sunken p-0"
                  >
                    <span className="block size-full bg-brand" style={{ opacity: messages / top }} />
                    <span className="sr-only">{formatNumber(messages)}</span>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-3 text-xs text-ink-secondary">The darkest hour has {formatNumber(top)} messages.</p>
      <HoursAsTable heat={heat} chatId={chatId} />
    </Card>
  );
}

/** The hours with messages, each leading to them. */
function HoursAsTable({ heat, chatId }: HeatMapProps) {
  const { id } = useArchive();
  const cells = heat.flatMap((hours, day) => hours.map((messages, hour) => ({ day, hour, messages })));
  return (
    <AsTable
      label="Messages by weekday and hour"
      heads={['Weekday', 'Hour', 'Messages']}
      words={2}
      rows={cells
        .filter(({ messages }) => messages > 0)
        .map(({ day, hour, messages }) => ({
          key: `${day} ${hour}`,
          cells: [
            nameOfWeekday(day),
            `${hour}:00`,
            <CountLink
              key="messages"
              count={messages}
              to={messagesBehind(id, { chatId, weekday: String(day + 1), hour: String(hour) })}
            />,
          ],
        }))}
    />
  );
}
