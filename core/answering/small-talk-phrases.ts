import { FURTHER_SMALL_TALK_PHRASES } from './further-small-talk-phrases.ts';

export type SmallTalkIntent =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'how-are-you'
  | 'who-are-you'
  | 'affirmation'
  | 'unclear';

export interface SmallTalkPhrases {
  intent: SmallTalkIntent;
  language: string | null;
  phrases: string;
}

/** Phrases between bars, lower case, without punctuation. They count only when a message holds nothing else. */
export const SMALL_TALK_PHRASES: readonly SmallTalkPhrases[] = [
  {
    intent: 'greeting',
    language: 'en',
    phrases:
      'hi|hii|hiii|hello|helo|hey|heya|hey there|hi there|hello there|hiya|howdy|greetings|good morning|good afternoon|good evening|good day|morning|evening|yo|sup|hello again|hi again|nice to meet you|anyone there|is anyone there|is anybody there|are you there|hello world|test|testing',
  },
  {
    intent: 'thanks',
    language: 'en',
    phrases:
      'thanks|thank you|thank u|thankyou|thx|thnx|tnx|ty|tysm|cheers|many thanks|thanks a lot|thanks a million|thank you so much|thank you very much|thanks so much|much appreciated|appreciate it|i appreciate it|i appreciate your help|appreciated|that helps|that helped|that was helpful|very helpful|that is helpful|you are the best|great help|perfect thanks|thanks for your help|thank you for your help|thanks for the help|thank you for your time|thanks for your time|that is all i needed',
  },
  {
    intent: 'goodbye',
    language: 'en',
    phrases:
      'bye|bye bye|goodbye|good bye|see you|see ya|see you later|cya|later|take care|have a nice day|have a good day|have a great day|have a good one|good night|talk to you later|talk later|farewell|that is all|that is it|that will be all|i am done|nothing else|no that is all|no more questions',
  },
  {
    intent: 'how-are-you',
    language: 'en',
    phrases:
      'how are you|how are u|how r u|how r you|how are you doing|how are you today|how are you doing today|how is it going|hows it going|how do you do|what is up|whats up|wassup|how have you been|how is your day|how are things|you ok|are you ok',
  },
  {
    intent: 'who-are-you',
    language: 'en',
    phrases:
      'who are you|what are you|who is this|who am i talking to|who am i speaking to|who am i chatting with|are you a bot|are you a robot|are you a human|are you human|are you real|are you a real person|are you an ai|are you ai|are you a person|are you a machine|is this a bot|is this a real person|am i talking to a bot|am i talking to a robot|am i talking to a human|am i talking to a real person|am i talking to a person|am i chatting with a bot|what is your name|whats your name|do you have a name|what can you do|what do you do|how can you help|how can you help me|what can you help me with|what can you help with|what can i ask|what can i ask you|are you chatgpt|help|help me|can you help me|i need help|i need some help|can you help|please help|i have a question|i have some questions|can i ask a question|can i ask you something|may i ask you a question',
  },
  {
    intent: 'affirmation',
    language: 'en',
    phrases:
      'ok|okay|okey|k|kk|yes|yeah|yep|yup|sure|no|nope|nah|great|good|nice|cool|perfect|awesome|excellent|wonderful|amazing|fine|alright|all right|right|got it|gotcha|understood|i see|i understand|makes sense|that makes sense|sounds good|very good|well done|good job|of course|no problem|no worries|never mind|nevermind|lol|haha|hahaha|hmm|hm|wow|oh|ah|interesting|exactly|correct|true|indeed|not really|maybe|good bot|i like it|love it',
  },
  {
    intent: 'greeting',
    language: 'de',
    phrases:
      'hallo|hallöchen|guten tag|guten morgen|guten abend|grüß gott|grüss gott|grüezi|servus|moin|moin moin|hallo zusammen|tag|ist da jemand|ist jemand da|schönen guten tag',
  },
  {
    intent: 'thanks',
    language: 'de',
    phrases:
      'danke|danke schön|dankeschön|vielen dank|vielen lieben dank|besten dank|danke sehr|herzlichen dank|tausend dank|danke dir|danke ihnen|danke für die hilfe|danke für ihre hilfe|danke für deine hilfe|vielen dank für ihre hilfe|vielen dank für die hilfe|dankeschön für die hilfe',
  },
  {
    intent: 'goodbye',
    language: 'de',
    phrases:
      'tschüss|tschüs|tschau|auf wiedersehen|bis bald|bis später|bis dann|schönen tag|schönen tag noch|einen schönen tag|einen schönen tag noch|gute nacht|ade|das war alles|das wars|das war s|mach s gut|machs gut',
  },
  {
    intent: 'how-are-you',
    language: 'de',
    phrases:
      'wie geht es dir|wie geht es ihnen|wie geht s|wie gehts|wie geht s dir|wie gehts dir|wie geht es|alles gut|was geht',
  },
  {
    intent: 'who-are-you',
    language: 'de',
    phrases:
      'wer bist du|wer sind sie|was bist du|bist du ein bot|bist du ein roboter|bist du ein mensch|sind sie ein bot|sind sie ein mensch|sind sie ein roboter|bist du echt|bist du eine ki|wie heißt du|wie heissen sie|wie heißen sie|wie ist dein name|mit wem spreche ich|mit wem schreibe ich|was kannst du|was können sie|wobei kannst du helfen|wie kannst du mir helfen|wie können sie mir helfen|hilfe|können sie mir helfen|kannst du mir helfen|ich brauche hilfe|ich habe eine frage|ich hätte eine frage',
  },
  {
    intent: 'affirmation',
    language: 'de',
    phrases:
      'ja|nein|nee|klar|gut|sehr gut|super|prima|toll|perfekt|alles klar|verstanden|in ordnung|genau|stimmt|richtig|ach so|verstehe|ich verstehe|passt|jo|jawohl|wunderbar|ausgezeichnet|schade',
  },
  {
    intent: 'greeting',
    language: 'es',
    phrases:
      'hola|holaa|buenas|buenos días|buenos dias|buen día|buen dia|buenas tardes|buenas noches|muy buenas|saludos|hola buenas|hay alguien|hay alguien ahí',
  },
  {
    intent: 'thanks',
    language: 'es',
    phrases:
      'gracias|muchas gracias|mil gracias|muchísimas gracias|gracias por tu ayuda|gracias por su ayuda|gracias por la ayuda|muchas gracias por su ayuda|muchas gracias por tu ayuda|se lo agradezco|te lo agradezco|muy amable',
  },
  {
    intent: 'goodbye',
    language: 'es',
    phrases:
      'adiós|adios|hasta luego|hasta pronto|hasta mañana|nos vemos|chao|chau|que tengas un buen día|que tenga un buen día|buen fin de semana|eso es todo|nada más|nada mas',
  },
  {
    intent: 'how-are-you',
    language: 'es',
    phrases:
      'cómo estás|como estas|cómo está|como esta|cómo está usted|qué tal|que tal|cómo te va|como te va|cómo va|qué tal estás|todo bien',
  },
  {
    intent: 'who-are-you',
    language: 'es',
    phrases:
      'quién eres|quien eres|quién es usted|qué eres|que eres|eres un bot|eres un robot|eres humano|eres humana|eres una persona|eres real|eres una ia|cómo te llamas|como te llamas|cuál es tu nombre|con quién hablo|con quien hablo|qué puedes hacer|que puedes hacer|en qué puedes ayudarme|en qué me puedes ayudar|cómo puedes ayudarme|ayuda|necesito ayuda|puedes ayudarme|me puedes ayudar|me puede ayudar|tengo una pregunta|tengo una duda',
  },
  {
    intent: 'affirmation',
    language: 'es',
    phrases:
      'sí|si|vale|de acuerdo|claro|bien|muy bien|perfecto|genial|excelente|entendido|entiendo|ya veo|estupendo|está bien|esta bien|listo|por supuesto|exacto|correcto|bueno|jaja|jajaja',
  },
  {
    intent: 'greeting',
    language: 'fr',
    phrases:
      'bonjour|bonsoir|salut|coucou|bonjour à tous|re bonjour|rebonjour|il y a quelqu un|bien le bonjour',
  },
  {
    intent: 'thanks',
    language: 'fr',
    phrases:
      'merci|merci beaucoup|merci bien|grand merci|mille mercis|un grand merci|merci pour votre aide|merci pour ton aide|merci de votre aide|merci pour l aide|je vous remercie|je te remercie|merci d avance',
  },
  {
    intent: 'goodbye',
    language: 'fr',
    phrases:
      'au revoir|à bientôt|a bientôt|a bientot|à plus|à plus tard|à demain|bonne journée|bonne soirée|bonne nuit|bon week end|adieu|ciao|c est tout|ce sera tout',
  },
  {
    intent: 'how-are-you',
    language: 'fr',
    phrases:
      'ça va|ca va|comment ça va|comment ca va|comment vas tu|comment allez vous|vous allez bien|tu vas bien|quoi de neuf|comment tu vas',
  },
  {
    intent: 'who-are-you',
    language: 'fr',
    phrases:
      'qui es tu|qui êtes vous|qui etes vous|tu es qui|vous êtes qui|es tu un robot|êtes vous un robot|es tu humain|êtes vous humain|es tu un humain|êtes vous un humain|es tu un bot|êtes vous un bot|êtes vous une vraie personne|comment t appelles tu|comment vous appelez vous|quel est ton nom|quel est votre nom|à qui je parle|que peux tu faire|que pouvez vous faire|comment pouvez vous m aider|comment peux tu m aider|aide|aidez moi|pouvez vous m aider|peux tu m aider|j ai besoin d aide|j ai une question|j aurais une question',
  },
  {
    intent: 'affirmation',
    language: 'fr',
    phrases:
      'oui|non|d accord|daccord|bien sûr|bien|très bien|parfait|super|génial|entendu|compris|je comprends|je vois|c est bon|ça marche|excellent|ouais|exact|exactement|bien entendu|tant pis',
  },
  {
    intent: 'greeting',
    language: 'tr',
    phrases:
      'merhaba|merhabalar|selam|selamlar|günaydın|iyi günler|iyi akşamlar|tünaydın|selamün aleyküm|selamun aleykum|kimse var mı|orada mısınız|hoş bulduk|kolay gelsin',
  },
  {
    intent: 'thanks',
    language: 'tr',
    phrases:
      'teşekkürler|teşekkür ederim|çok teşekkürler|çok teşekkür ederim|teşekkür ediyorum|sağ ol|sağol|sağ olun|sağolun|çok sağ olun|eyvallah|yardımınız için teşekkürler|yardımın için teşekkürler|yardımınız için teşekkür ederim',
  },
  {
    intent: 'goodbye',
    language: 'tr',
    phrases:
      'hoşça kal|hoşçakal|hoşça kalın|hoşçakalın|güle güle|görüşürüz|görüşmek üzere|iyi geceler|kendine iyi bak|bay bay|hepsi bu kadar|bu kadar',
  },
  {
    intent: 'how-are-you',
    language: 'tr',
    phrases: 'nasılsın|nasılsınız|nasıl gidiyor|naber|ne haber|n aber|iyi misin|iyi misiniz|ne var ne yok',
  },
  {
    intent: 'who-are-you',
    language: 'tr',
    phrases:
      'kimsin|kimsiniz|sen kimsin|siz kimsiniz|nesin|sen nesin|robot musun|robot musunuz|bot musun|sen bir bot musun|insan mısın|insan mısınız|gerçek misin|gerçek bir insan mısın|yapay zeka mısın|adın ne|adınız ne|ismin ne|kiminle konuşuyorum|ne yapabilirsin|neler yapabilirsin|bana nasıl yardımcı olabilirsin|yardım|yardım et|yardım eder misin|yardım eder misiniz|bana yardım eder misin|yardımcı olur musunuz|yardıma ihtiyacım var|bir sorum var|bir soru sorabilir miyim',
  },
  {
    intent: 'affirmation',
    language: 'tr',
    phrases:
      'evet|hayır|tamam|tamamdır|olur|peki|güzel|harika|süper|mükemmel|anladım|anlaşıldı|elbette|tabii|tabi|tabii ki|çok iyi|iyi|doğru|aynen|çok güzel',
  },
  {
    intent: 'greeting',
    language: 'zh',
    phrases:
      '你好|您好|你们好|大家好|嗨|哈喽|哈啰|早上好|早安|早|上午好|中午好|下午好|晚上好|在吗|在么|有人吗|有人在吗|喂',
  },
  {
    intent: 'thanks',
    language: 'zh',
    phrases:
      '谢谢|谢谢你|谢谢您|多谢|感谢|非常感谢|谢了|太感谢了|十分感谢|谢谢你的帮助|谢谢您的帮助|感谢你的帮助|感谢您的帮助|辛苦了|謝謝',
  },
  {
    intent: 'goodbye',
    language: 'zh',
    phrases: '再见|拜拜|拜|晚安|回头见|下次见|再會|再見|没有了|没事了|就这些|祝你愉快',
  },
  {
    intent: 'how-are-you',
    language: 'zh',
    phrases: '你好吗|您好吗|最近怎么样|你怎么样|最近好吗|过得怎么样|吃了吗',
  },
  {
    intent: 'who-are-you',
    language: 'zh',
    phrases:
      '你是谁|您是谁|你是机器人吗|你是机器人还是人|你是真人吗|你是人吗|你是人工智能吗|你叫什么|你叫什么名字|您贵姓|你能做什么|你会做什么|你可以做什么|你能帮我什么|你能帮我做什么|帮帮我|帮助|帮我|我需要帮助|可以帮我吗|能帮我吗|我有一个问题|我有个问题|请问一下',
  },
  {
    intent: 'affirmation',
    language: 'zh',
    phrases:
      '好|好的|好吧|是|是的|对|对的|不|不是|不用|不用了|可以|行|嗯|嗯嗯|哦|明白|明白了|知道了|懂了|了解|太好了|很好|没问题|没关系|哈哈|哈哈哈|当然',
  },
  ...FURTHER_SMALL_TALK_PHRASES,
];

/** Words that may stand between the phrases and mean nothing by themselves. */
export const SMALL_TALK_FILLERS = new Set(
  `there again everyone all team guys folks bot robot assistant sir madam dear friend buddy mate man please pls so very much really a lot and then
  for your the help now today too also well just im i am you my to meet und noch dir ihnen sehr schön mal liebes
  bitte y por favor muy e et s il vous plaît svp ve lütfen 啊 呀 吧 了 呢 哦 请`.split(/\s+/),
);
