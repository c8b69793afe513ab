/** Words of measures, in lower case: they belong to a figure, and are compared with it. */
export const UNIT_WORDS: ReadonlySet<string> = new Set(
  `euro euros eur usd gbp chf dollar dollars pound pounds percent cent cents pence second seconds minute minutes min hour hours
  day days week weeks month months year years working business gram grams kg kilo kilos km cm mm metre metres meter meters
  gb mb am pm clock per each tag tage tagen werktage werktagen stunde stunden minuten woche wochen monat monate monaten jahr
  jahre jahren uhr prozent día días hora horas minutos semana semanas mes meses año años jour jours heure heures semaine semaines
  mois an ans année années gün saat hafta ay yıl`.split(/\s+/),
);
