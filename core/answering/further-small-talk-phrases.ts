import type { SmallTalkPhrases } from './small-talk-phrases.ts';

/** Greetings, thanks and the like of languages in which less is understood. */
export const FURTHER_SMALL_TALK_PHRASES: readonly SmallTalkPhrases[] = [
  {
    intent: 'greeting',
    language: 'it',
    phrases: 'ciao|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|salve|ehi|c è qualcuno',
  },
  {
    intent: 'thanks',
    language: 'it',
    phrases:
      'grazie|grazie mille|mille grazie|molte grazie|grazie tante|tante grazie|ti ringrazio|la ringrazio|grazie per l aiuto|grazie dell aiuto',
  },
  {
    intent: 'goodbye',
    language: 'it',
    phrases: 'arrivederci|a presto|buonanotte|buona notte|buona giornata|buona serata|addio|ci vediamo',
  },
  {
    intent: 'how-are-you',
    language: 'it',
    phrases: 'come stai|come sta|come va|come te la passi',
  },
  {
    intent: 'greeting',
    language: 'pt',
    phrases: 'olá|ola|oi|bom dia|boa tarde|boa noite|e aí|alô|tem alguém aí',
  },
  {
    intent: 'thanks',
    language: 'pt',
    phrases:
      'obrigado|obrigada|muito obrigado|muito obrigada|obrigado pela ajuda|obrigada pela ajuda|agradeço|valeu',
  },
  { intent: 'goodbye', language: 'pt', phrases: 'tchau|até logo|até mais|até breve|até amanhã|adeus' },
  { intent: 'how-are-you', language: 'pt', phrases: 'tudo bem|como vai|como está|como vai você|como estás' },
  {
    intent: 'greeting',
    language: 'nl',
    phrases: 'hoi|hallo daar|goedemorgen|goedemiddag|goedenavond|goedendag|goeiedag|dag|is daar iemand',
  },
  {
    intent: 'thanks',
    language: 'nl',
    phrases:
      'bedankt|heel erg bedankt|dank je|dank je wel|dankjewel|dank u|dank u wel|dankuwel|hartelijk dank|bedankt voor de hulp|bedankt voor je hulp|bedankt voor uw hulp',
  },
  {
    intent: 'goodbye',
    language: 'nl',
    phrases: 'tot ziens|doei|doeg|tot straks|tot later|fijne dag|fijne avond',
  },
  {
    intent: 'how-are-you',
    language: 'nl',
    phrases: 'hoe gaat het|hoe gaat het met je|hoe gaat het met u|hoe is het',
  },
  {
    intent: 'greeting',
    language: 'ar',
    phrases:
      'مرحبا|مرحبا بك|مرحبا بكم|أهلا|اهلا|أهلا وسهلا|اهلا وسهلا|أهلا بك|هلا|السلام عليكم|السلام عليكم ورحمة الله|السلام عليكم ورحمة الله وبركاته|سلام|صباح الخير|مساء الخير|هاي|هل من أحد هنا',
  },
  {
    intent: 'thanks',
    language: 'ar',
    phrases:
      'شكرا|شكرا لك|شكرا لكم|شكرا جزيلا|شكرا جزيلا لك|شكرا كثيرا|ألف شكر|الف شكر|شكرا على المساعدة|مشكور|أشكرك|اشكرك|جزاك الله خيرا|ممتن لك',
  },
  {
    intent: 'goodbye',
    language: 'ar',
    phrases: 'مع السلامة|إلى اللقاء|الى اللقاء|وداعا|تصبح على خير|يومك سعيد',
  },
  { intent: 'how-are-you', language: 'ar', phrases: 'كيف حالك|كيف الحال|كيف حالكم|كيفك|شلونك' },
  {
    intent: 'greeting',
    language: 'ru',
    phrases:
      'привет|приветик|приветствую|здравствуйте|здравствуй|здрасте|добрый день|доброе утро|добрый вечер|доброго дня|доброго времени суток|хай|есть кто нибудь|есть кто',
  },
  {
    intent: 'thanks',
    language: 'ru',
    phrases:
      'спасибо|спс|большое спасибо|спасибо большое|огромное спасибо|спасибо огромное|благодарю|благодарю вас|спасибо за помощь|большое спасибо за помощь|спасибо вам',
  },
  {
    intent: 'goodbye',
    language: 'ru',
    phrases:
      'до свидания|до встречи|пока|пока пока|всего доброго|всего хорошего|хорошего дня|спокойной ночи|удачи',
  },
  {
    intent: 'how-are-you',
    language: 'ru',
    phrases: 'как дела|как ты|как вы|как поживаете|как поживаешь|как настроение',
  },
  {
    intent: 'greeting',
    language: 'ja',
    phrases:
      'こんにちは|こんにちわ|こんばんは|おはよう|おはようございます|お早うございます|はじめまして|初めまして|もしもし|やあ|どうも|ハロー|すみません|誰かいますか',
  },
  {
    intent: 'thanks',
    language: 'ja',
    phrases:
      'ありがとう|ありがとうございます|ありがとうございました|どうもありがとう|どうもありがとうございます|有難う|有難うございます|有り難うございます|感謝します|助かりました|サンキュー',
  },
  {
    intent: 'goodbye',
    language: 'ja',
    phrases: 'さようなら|さよなら|またね|バイバイ|おやすみなさい|おやすみ|失礼します',
  },
  { intent: 'how-are-you', language: 'ja', phrases: 'お元気ですか|元気ですか|元気|調子はどうですか' },
  {
    intent: 'greeting',
    language: 'ko',
    phrases:
      '안녕|안녕하세요|안녕하십니까|여보세요|반갑습니다|반가워요|좋은 아침|좋은 아침입니다|좋은 아침이에요|하이|헬로|계세요|누구 계세요',
  },
  {
    intent: 'thanks',
    language: 'ko',
    phrases:
      '감사합니다|감사해요|정말 감사합니다|대단히 감사합니다|고마워|고마워요|고맙습니다|정말 고마워요|도와주셔서 감사합니다|땡큐',
  },
  {
    intent: 'goodbye',
    language: 'ko',
    phrases: '안녕히 계세요|안녕히 가세요|잘 가|잘 있어|또 봐요|수고하세요|좋은 하루 되세요',
  },
  {
    intent: 'how-are-you',
    language: 'ko',
    phrases: '잘 지내|잘 지내세요|잘 지내요|어떻게 지내세요|어떻게 지내',
  },
];
