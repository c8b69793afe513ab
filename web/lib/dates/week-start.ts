/** First day of the week where the viewer lives, 0 for Sunday; Monday where the browser does not say. */
export function weekStart(): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const locale = new Intl.Locale(navigator.language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  return ((locale.getWeekInfo?.().firstDay ?? 1) % 7) as ReturnType<typeof weekStart>;
}
