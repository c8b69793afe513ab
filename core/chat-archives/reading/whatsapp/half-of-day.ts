/** Half of the day that a time of twelve hours is in. `noon` is said of twelve to one, and of the hours after it. */
export type HalfOfDay = 'am' | 'pm' | 'noon';

const words: Record<HalfOfDay, string> = {
  am: `am vorm morgens nachts 上午 凌晨 早上 清晨 오전 午前 ص ق.ظ. π.μ. fm ö.ö. дп de. dop. rano pg sa sáng ก่อนเที่ยง
    पूर्वाह्न म.पू. לפנה״צ ap. vm. voorm matin r.n. f.h. тң ກ່ອນທ່ຽງ priešpiet priekšp. претпл. ү.ө. နံနက် غ.م. صبح පෙ.ව. gh
    p.d. e_paradites to ጥዋት পূৰ্বাহ্ন ಪೂರ್ವಾಹ್ನ ਪੂ.ਦੁ. முற்பகல் પૂર્વાહ્ન`,
  pm: `pm nachm abends 下午 晚上 傍晚 오후 午後 م ب.ظ. μ.μ. em ö.s. пп du. odp. popołudniu ptg ch chiều หลังเที่ยง
    अपराह्न म.उ. אחה״צ ip. nm. namiddag soir i.n. e.h. тк ຫຼັງທ່ຽງ popiet pēcp. попл. ү.х. ညနေ غ.و. شام ප.ව. gd m.d.
    e_pasdites pop. tk ከሰዓት অপৰাহ্ন ಅಪರಾಹ್ನ ਬਾ.ਦੁ. பிற்பகல் અપરાહ્ન`,
  noon: 'mittags 中午 정오 正午',
};

/** Dots and spaces say nothing: some phones write them and some do not. */
const noise = /[._\s״"'’]/g;
const halves = new Map<string, HalfOfDay>(
  (Object.keys(words) as HalfOfDay[]).flatMap((half) =>
    words[half].split(/\s+/).map((word) => [word.replace(noise, ''), half] as const),
  ),
);

/** What a word next to a time says; null for an unknown one, which is never guessed. */
export function halfOfDay(word: string): HalfOfDay | null {
  return halves.get(word.toLowerCase().replace(noise, '')) ?? null;
}
