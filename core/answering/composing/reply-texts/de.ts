import type { ReplyTexts } from './reply-text.ts';
import { sameInEveryVibe } from './same-in-every-vibe.ts';

export const de: ReplyTexts = {
  greeting: {
    friendly: 'Hallo! Wobei kann ich helfen?',
    neutral: 'Hallo. Was möchten Sie wissen?',
    corporate: 'Guten Tag und herzlich willkommen. Wie darf ich Ihnen behilflich sein?',
  },
  thanks: {
    friendly: 'Sehr gern! Kann ich sonst noch helfen?',
    neutral: 'Gern geschehen.',
    corporate: 'Gern geschehen. Bitte wenden Sie sich jederzeit mit weiteren Fragen an mich.',
  },
  goodbye: {
    friendly: 'Bis bald, und einen schönen Tag!',
    neutral: 'Auf Wiedersehen.',
    corporate: 'Vielen Dank für Ihren Besuch. Auf Wiedersehen.',
  },
  'how-are-you': {
    friendly: 'Mir geht es prima, danke der Nachfrage! Wobei kann ich helfen?',
    neutral: 'Danke, gut. Was möchten Sie wissen?',
    corporate: 'Danke, sehr gut. Wie darf ich Ihnen behilflich sein?',
  },
  'who-are-you': {
    friendly:
      'Ich bin {agent}, ein KI-Assistent. Stellen Sie mir Ihre Frage, ich suche die Antwort gern heraus!',
    neutral:
      'Ich bin {agent}, ein KI-Assistent. Stellen Sie eine Frage, ich suche die Antwort in unseren Angaben.',
    corporate:
      'Ich bin {agent}, ein KI-Assistent. Bitte stellen Sie Ihre Frage, ich suche in unseren Angaben.',
  },
  affirmation: {
    friendly: 'In Ordnung! Kann ich sonst noch helfen?',
    neutral: 'In Ordnung. Möchten Sie noch etwas wissen?',
    corporate: 'Sehr gern. Darf ich Ihnen noch weiter behilflich sein?',
  },
  unclear: sameInEveryVibe('Wobei kann ich helfen? Bitte schreiben Sie Ihre Frage.'),
  closest: {
    friendly: 'Am nächsten kommt dies:',
    neutral: 'Am nächsten kommt:',
    corporate: 'Am nächsten kommt Ihrer Frage die folgende Angabe:',
  },
  fallback: sameInEveryVibe(
    'Das kann ich leider nicht beantworten. Ein Mensch meldet sich so bald wie möglich bei Ihnen.',
  ),
  unknown: sameInEveryVibe('Zu {names} habe ich keine Informationen.'),
  known: sameInEveryVibe('Fragen beantworten kann ich zu: {topics}.'),
  unanswered: sameInEveryVibe('Auf „{names}“ habe ich keine Antwort.'),
  offer: {
    friendly: 'Möchten Sie mit einem Menschen sprechen?',
    neutral: 'Möchten Sie mit einem Menschen sprechen?',
    corporate: 'Möchten Sie mit unserem Team verbunden werden?',
  },
  handoff: {
    friendly: 'Natürlich! Ich stelle den Kontakt zu einem Menschen her.',
    neutral: 'Ich stelle den Kontakt zu einem Menschen her.',
    corporate: 'Selbstverständlich. Ich stelle den Kontakt zu unserem Team her.',
  },
  unreachable: sameInEveryVibe('Hier kann ich Sie leider nicht mit einem Menschen verbinden.'),
  file: sameInEveryVibe(
    'Danke, Ihre Datei ist angekommen, und unser Team kann sie sehen. Ich selbst kann keine Dateien lesen: Was möchten Sie wissen?',
  ),
  contact: {
    friendly: 'Danke! Wir melden uns unter {contact}.',
    neutral: 'Danke. Wir melden uns unter {contact}.',
    corporate: 'Vielen Dank. Unser Team meldet sich bei Ihnen unter {contact}.',
  },
  'known-address': sameInEveryVibe('Wir haben Ihre Adresse ({contact}) und schreiben Ihnen dorthin.'),
  here: sameInEveryVibe('Jemand ist da und schaltet sich gleich dazu.'),
  away: sameInEveryVibe('Im Moment ist niemand da. Wir antworten wieder: {time}.'),
  booking: sameInEveryVibe('Sie können hier gleich einen Termin auswählen.'),
  'action-form': sameInEveryVibe('Bitte füllen Sie das aus, dann kann ich das für Sie erledigen.'),
  'action-needs': sameInEveryVibe('Dafür brauche ich von Ihnen: {fields}.'),
  'action-empty': sameInEveryVibe('Dazu habe ich nichts gefunden. Bitte prüfen Sie Ihre Eingabe.'),
  'action-failed': sameInEveryVibe(
    'Darauf habe ich gerade keine Antwort bekommen. Bitte versuchen Sie es später noch einmal.',
  ),
  'booking-change': sameInEveryVibe('Sie können Ihren Termin gleich hier verschieben oder absagen.'),
  injection: sameInEveryVibe('Das kann ich nicht tun. Fragen zu unserem Angebot beantworte ich gern.'),
};
