import type { SmallTalkPhrases } from './small-talk-phrases.ts';

export const it: SmallTalkPhrases = {
  greeting: 'ciao|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|salve|ehi|c è qualcuno',
  thanks:
    'grazie|grazie mille|mille grazie|molte grazie|grazie tante|tante grazie|ti ringrazio|la ringrazio|grazie per l aiuto|grazie dell aiuto',
  goodbye: 'arrivederci|a presto|buonanotte|buona notte|buona giornata|buona serata|addio|ci vediamo',
  'how-are-you': 'come stai|come sta|come va|come te la passi',
};
