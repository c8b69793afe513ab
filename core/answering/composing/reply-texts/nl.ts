import type { ReplyTexts } from './reply-text.ts';
import { sameInEveryVibe } from './same-in-every-vibe.ts';

export const nl: ReplyTexts = {
  greeting: sameInEveryVibe('Hallo. Waarmee kan ik helpen?'),
  thanks: sameInEveryVibe('Graag gedaan.'),
  goodbye: sameInEveryVibe('Tot ziens.'),
  'how-are-you': sameInEveryVibe('Goed, dank u. Waarmee kan ik helpen?'),
  'who-are-you': sameInEveryVibe(
    'Ik ben {agent}, een AI-assistent. Stel een vraag en ik zoek het antwoord in onze informatie.',
  ),
  affirmation: sameInEveryVibe('Goed. Wilt u nog iets weten?'),
  unclear: sameInEveryVibe('Waarmee kan ik helpen? Typ uw vraag.'),
  closest: sameInEveryVibe('Dit komt er het dichtst bij:'),
  fallback: sameInEveryVibe(
    'Het spijt me, daar heb ik geen antwoord op. Een medewerker neemt zo snel mogelijk contact met u op.',
  ),
  unknown: sameInEveryVibe('Ik heb geen informatie over {names}.'),
  known: sameInEveryVibe('Ik kan vragen beantwoorden over: {topics}.'),
  unanswered: sameInEveryVibe('Op “{names}” heb ik geen antwoord.'),
  offer: sameInEveryVibe('Wilt u met een medewerker spreken?'),
  handoff: sameInEveryVibe('Ik breng u in contact met een medewerker.'),
  unreachable: sameInEveryVibe('Ik kan u hier niet in contact brengen met een medewerker.'),
  file: sameInEveryVibe(
    'Bedankt, uw bestand is aangekomen en ons team kan het zien. Ik kan zelf geen bestanden lezen: wat wilt u weten?',
  ),
  contact: sameInEveryVibe('Dank u. We nemen contact op via {contact}.'),
  'known-address': sameInEveryVibe('We hebben uw adres ({contact}) en schrijven u daar.'),
  here: sameInEveryVibe('Er is iemand aanwezig die zo bij u komt.'),
  away: sameInEveryVibe('Er is nu niemand aanwezig. We antwoorden weer: {time}.'),
  booking: sameInEveryVibe('U kunt hier meteen een tijd kiezen.'),
  'action-form': sameInEveryVibe('Vul dit in, dan regel ik het voor u.'),
  'action-needs': sameInEveryVibe('Daarvoor heb ik van u nodig: {fields}.'),
  'action-empty': sameInEveryVibe('Ik heb hiervoor niets gevonden. Controleer wat u hebt ingevuld.'),
  'action-failed': sameInEveryVibe('Ik kreeg hier nu geen antwoord op. Probeer het later opnieuw.'),
  'booking-change': sameInEveryVibe('U kunt uw afspraak hier meteen verzetten of annuleren.'),
  injection: sameInEveryVibe('Dat kan ik niet doen. Vragen over ons aanbod beantwoord ik graag.'),
};
