import type { ReplyTexts } from './reply-text.ts';
import { sameInEveryVibe } from './same-in-every-vibe.ts';

export const it: ReplyTexts = {
  greeting: sameInEveryVibe('Buongiorno. Come posso aiutare?'),
  thanks: sameInEveryVibe('Prego.'),
  goodbye: sameInEveryVibe('Arrivederci.'),
  'how-are-you': sameInEveryVibe('Bene, grazie. Come posso aiutare?'),
  'who-are-you': sameInEveryVibe(
    'Sono {agent}, un assistente IA. Faccia una domanda e cercherò la risposta nelle nostre informazioni.',
  ),
  affirmation: sameInEveryVibe('Bene. Desidera sapere altro?'),
  unclear: sameInEveryVibe('Come posso aiutare? Scriva la sua domanda.'),
  closest: sameInEveryVibe('La cosa più vicina che ho trovato:'),
  fallback: sameInEveryVibe(
    'Mi dispiace, non ho una risposta a questo. Una persona risponderà il prima possibile.',
  ),
  unknown: sameInEveryVibe('Non ho informazioni su {names}.'),
  known: sameInEveryVibe('Posso rispondere a domande su: {topics}.'),
  unanswered: sameInEveryVibe('Non ho una risposta a «{names}».'),
  offer: sameInEveryVibe('Desidera parlare con una persona?'),
  handoff: sameInEveryVibe('La metto in contatto con una persona.'),
  unreachable: sameInEveryVibe('Qui non posso metterla in contatto con una persona.'),
  file: sameInEveryVibe(
    'Grazie, il suo file è arrivato e il nostro team può vederlo. Io non posso leggere i file: che cosa desidera sapere?',
  ),
  contact: sameInEveryVibe('Grazie. La contatteremo a {contact}.'),
  'known-address': sameInEveryVibe('Abbiamo il suo indirizzo ({contact}) e le scriveremo lì.'),
  here: sameInEveryVibe('C’è qualcuno disponibile che si unirà tra un momento.'),
  away: sameInEveryVibe('Al momento non c’è nessuno. Torniamo a rispondere: {time}.'),
  booking: sameInEveryVibe('Può scegliere un orario direttamente qui.'),
  'action-form': sameInEveryVibe('Compili questi campi e me ne occupo io.'),
  'action-needs': sameInEveryVibe('Per questo mi serve: {fields}.'),
  'action-empty': sameInEveryVibe('Non ho trovato nulla. Controlli quello che ha inserito.'),
  'action-failed': sameInEveryVibe('In questo momento non ho ricevuto risposta. Riprovi più tardi.'),
  'booking-change': sameInEveryVibe('Può spostare o annullare il suo appuntamento direttamente qui.'),
  injection: sameInEveryVibe('Questo non posso farlo. Rispondo volentieri alle domande su ciò che offriamo.'),
};
