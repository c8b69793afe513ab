import type { SmallTalkPhrases } from './small-talk-phrases.ts';

export const de: SmallTalkPhrases = {
  greeting:
    'hallo|hallöchen|guten tag|guten morgen|guten abend|grüß gott|grüss gott|grüezi|servus|moin|moin moin|hallo zusammen|tag|ist da jemand|ist jemand da|schönen guten tag',
  thanks:
    'danke|danke schön|dankeschön|vielen dank|vielen lieben dank|besten dank|danke sehr|herzlichen dank|tausend dank|danke dir|danke ihnen|danke für die hilfe|danke für ihre hilfe|danke für deine hilfe|vielen dank für ihre hilfe|vielen dank für die hilfe|dankeschön für die hilfe',
  goodbye:
    'tschüss|tschüs|tschau|auf wiedersehen|bis bald|bis später|bis dann|schönen tag|schönen tag noch|einen schönen tag|einen schönen tag noch|gute nacht|ade|das war alles|das wars|das war s|mach s gut|machs gut',
  'how-are-you':
    'wie geht es dir|wie geht es ihnen|wie geht s|wie gehts|wie geht s dir|wie gehts dir|wie geht es|alles gut|was geht',
  'who-are-you':
    'wer bist du|wer sind sie|was bist du|bist du ein bot|bist du ein roboter|bist du ein mensch|sind sie ein bot|sind sie ein mensch|sind sie ein roboter|bist du echt|bist du eine ki|wie heißt du|wie heissen sie|wie heißen sie|wie ist dein name|mit wem spreche ich|mit wem schreibe ich|was kannst du|was können sie|wobei kannst du helfen|wie kannst du mir helfen|wie können sie mir helfen|hilfe|können sie mir helfen|kannst du mir helfen|ich brauche hilfe|ich habe eine frage|ich hätte eine frage',
  affirmation:
    'ja|nein|nee|klar|gut|sehr gut|super|prima|toll|perfekt|alles klar|verstanden|in ordnung|genau|stimmt|richtig|ach so|verstehe|ich verstehe|passt|jo|jawohl|wunderbar|ausgezeichnet|schade',
};
