import type { SmallTalkPhrases } from './small-talk-phrases.ts';

export const nl: SmallTalkPhrases = {
  greeting: 'hoi|hallo daar|goedemorgen|goedemiddag|goedenavond|goedendag|goeiedag|dag|is daar iemand',
  thanks:
    'bedankt|heel erg bedankt|dank je|dank je wel|dankjewel|dank u|dank u wel|dankuwel|hartelijk dank|bedankt voor de hulp|bedankt voor je hulp|bedankt voor uw hulp',
  goodbye: 'tot ziens|doei|doeg|tot straks|tot later|fijne dag|fijne avond',
  'how-are-you': 'hoe gaat het|hoe gaat het met je|hoe gaat het met u|hoe is het',
};
