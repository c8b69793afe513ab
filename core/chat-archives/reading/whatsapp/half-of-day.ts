/** Half of the day that a time of twelve hours is in. `noon` is said of twelve to one, and of the hours after it. */
export type HalfOfDay = 'am' | 'pm' | 'noon';

const words: Record<HalfOfDay, string> = {
  am: `am vorm morgens nachts 上午 凌晨 早上 清晨 오전 午前 ص قظ πμ fm öö дп de dop rano pg sa sáng ก่อนเที่ยง
    पूर्वाह्न לפנהצ ip vm voorm matin`,
  pm: `pm nachm abends 下午 晚上 傍晚 오후 午後 م بظ μμ em ös пп du odp popołudniu ptg ch chiều หลังเที่ยง अपराह्न אחהצ ap nm namiddag soir`,
  noon: 'mittags 中午 정오 正午',
};

const noise = /[.\s״"'’]/g;
const halves = new Map<string, HalfOfDay>(
  (Object.keys(words) as HalfOfDay[]).flatMap((half) =>
    words[half].split(/\s+/).map((word) => [word.replace(noise, ''), half] as const),
  ),
);

/** What a word next to a time says; null for an unknown one, which is never guessed. */
export function halfOfDay(word: string): HalfOfDay | null {
  return halves.get(word.toLowerCase().replace(noise, '')) ?? null;
}
