/** What two people might write on a day, one after the other. */
const talks: readonly (readonly string[])[] = [
  ['Are you at the workshop today?', 'Yes, until six.', 'Then I bring the brakes over.'],
  ['Coffee on Saturday?', 'Gladly. At eleven?', 'See you there!'],
  ['Did the tyres arrive?', 'Not yet.'],
  ['Good morning! The sun is out.', 'Finally. A ride after work?', 'At seven, by the bridge.', 'Perfect.'],
  ['Can you lend me the repair stand?', 'Of course.'],
  ['We should book the cabin for the holidays.', 'I will call them tomorrow.', 'Thank you!'],
];
const days = 120;
const firstDay = Date.UTC(2026, 2, 1);
const dayMs = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');

/** The export of a made-up chat of four months, as WhatsApp writes one: the same each time. */
export function composeChat(): string {
  const lines: string[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = new Date(firstDay + day * dayMs);
    const stamp = `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
    if (day % 5 === 4) continue;
    let minute = ((day * 37) % 600) + 8 * 60;
    for (const [place, text] of (talks[(day * 5) % talks.length] ?? []).entries()) {
      const name = (place + Math.floor(day / 3)) % 2 === 0 ? 'Ada' : 'Bram';
      lines.push(`${stamp}, ${two(Math.floor(minute / 60))}:${two(minute % 60)} - ${name}: ${text}`);
      minute += 2 + ((day * 7 + place * 11) % 24);
    }
  }
  return lines.join('\n');
}
