import type { SmallTalkPhrases } from './small-talk-phrases.ts';

export const tr: SmallTalkPhrases = {
  greeting:
    'merhaba|merhabalar|selam|selamlar|günaydın|iyi günler|iyi akşamlar|tünaydın|selamün aleyküm|selamun aleykum|kimse var mı|orada mısınız|hoş bulduk|kolay gelsin',
  thanks:
    'teşekkürler|teşekkür ederim|çok teşekkürler|çok teşekkür ederim|teşekkür ediyorum|sağ ol|sağol|sağ olun|sağolun|çok sağ olun|eyvallah|yardımınız için teşekkürler|yardımın için teşekkürler|yardımınız için teşekkür ederim',
  goodbye:
    'hoşça kal|hoşçakal|hoşça kalın|hoşçakalın|güle güle|görüşürüz|görüşmek üzere|iyi geceler|kendine iyi bak|bay bay|hepsi bu kadar|bu kadar',
  'how-are-you':
    'nasılsın|nasılsınız|nasıl gidiyor|naber|ne haber|n aber|iyi misin|iyi misiniz|ne var ne yok',
  'who-are-you':
    'kimsin|kimsiniz|sen kimsin|siz kimsiniz|nesin|sen nesin|robot musun|robot musunuz|bot musun|sen bir bot musun|insan mısın|insan mısınız|gerçek misin|gerçek bir insan mısın|yapay zeka mısın|adın ne|adınız ne|ismin ne|kiminle konuşuyorum|ne yapabilirsin|neler yapabilirsin|bana nasıl yardımcı olabilirsin|yardım|yardım et|yardım eder misin|yardım eder misiniz|bana yardım eder misin|yardımcı olur musunuz|yardıma ihtiyacım var|bir sorum var|bir soru sorabilir miyim',
  affirmation:
    'evet|hayır|tamam|tamamdır|olur|peki|güzel|harika|süper|mükemmel|anladım|anlaşıldı|elbette|tabii|tabi|tabii ki|çok iyi|iyi|doğru|aynen|çok güzel',
};
