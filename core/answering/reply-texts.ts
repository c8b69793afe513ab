import { DEFAULT_FALLBACK_REPLY } from './default-prompt.ts';
import { FURTHER_REPLY_TEXTS } from './further-reply-texts.ts';
import { type ReplyTexts, same } from './reply-text.ts';

const ENGLISH: ReplyTexts = {
  greeting: {
    friendly: 'Hi there! What can I help you with?',
    neutral: 'Hello. What would you like to know?',
    corporate: 'Good day, and welcome. How may I assist you?',
  },
  thanks: {
    friendly: "You're very welcome! Is there anything else I can help with?",
    neutral: "You're welcome.",
    corporate: 'You are welcome. Please let me know if there is anything else I may assist you with.',
  },
  goodbye: {
    friendly: 'Bye for now! Come back any time.',
    neutral: 'Goodbye.',
    corporate: 'Thank you for your visit. Goodbye.',
  },
  'how-are-you': {
    friendly: "I'm doing great, thanks for asking! What can I help you with?",
    neutral: "I'm fine, thank you. What would you like to know?",
    corporate: 'Very well, thank you. How may I assist you?',
  },
  'who-are-you': {
    friendly: "I'm {agent}, an AI assistant. Ask me anything about what we do and I'll look it up for you!",
    neutral:
      "I'm {agent}, an AI assistant. Ask a question and I will look for the answer in our information.",
    corporate:
      'I am {agent}, an AI assistant. Please ask your question and I will consult our information for you.',
  },
  affirmation: {
    friendly: 'All right! Is there anything else I can help with?',
    neutral: 'All right. Is there anything else you would like to know?',
    corporate: 'Very good. Is there anything else I may assist you with?',
  },
  unclear: {
    friendly: 'What can I help you with? Just type your question.',
    neutral: 'Please type your question.',
    corporate: 'Please type your question and I will be glad to assist you.',
  },
  closest: {
    friendly: 'The closest I found is this:',
    neutral: 'The closest I found:',
    corporate: 'The closest information I found is the following:',
  },
  fallback: same(DEFAULT_FALLBACK_REPLY),
  offer: {
    friendly: 'Would you like to talk to a person?',
    neutral: 'Would you like to talk to a person?',
    corporate: 'Would you like to be put in touch with a member of our team?',
  },
  handoff: {
    friendly: 'Of course! Let me put you in touch with a person.',
    neutral: 'I will put you in touch with a person.',
    corporate: 'Certainly. I will put you in touch with a member of our team.',
  },
  contact: {
    friendly: 'Thank you! We will get back to you at {contact}.',
    neutral: 'Thank you. We will get back to you at {contact}.',
    corporate: 'Thank you. Our team will contact you at {contact}.',
  },
  injection: {
    friendly: "That's not something I can do, but I'm happy to answer questions about what we do.",
    neutral: "I can't do that. I can answer questions about what we do.",
    corporate: 'I am unable to do that. I will gladly answer questions about our services.',
  },
};

const GERMAN: ReplyTexts = {
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
  unclear: same('Wobei kann ich helfen? Bitte schreiben Sie Ihre Frage.'),
  closest: {
    friendly: 'Am nächsten kommt dies:',
    neutral: 'Am nächsten kommt:',
    corporate: 'Am nächsten kommt Ihrer Frage die folgende Angabe:',
  },
  fallback: same(
    'Das kann ich leider nicht beantworten. Ein Mensch meldet sich so bald wie möglich bei Ihnen.',
  ),
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
  contact: {
    friendly: 'Danke! Wir melden uns unter {contact}.',
    neutral: 'Danke. Wir melden uns unter {contact}.',
    corporate: 'Vielen Dank. Unser Team meldet sich bei Ihnen unter {contact}.',
  },
  injection: same('Das kann ich nicht tun. Fragen zu unserem Angebot beantworte ich gern.'),
};

const SPANISH: ReplyTexts = {
  greeting: {
    friendly: '¡Hola! ¿En qué puedo ayudarte?',
    neutral: 'Hola. ¿Qué desea saber?',
    corporate: 'Buenos días y bienvenido. ¿En qué puedo ayudarle?',
  },
  thanks: {
    friendly: '¡De nada! ¿Puedo ayudarte con algo más?',
    neutral: 'De nada.',
    corporate: 'De nada. Quedo a su disposición para cualquier otra consulta.',
  },
  goodbye: {
    friendly: '¡Hasta pronto!',
    neutral: 'Adiós.',
    corporate: 'Gracias por su visita. Hasta pronto.',
  },
  'how-are-you': {
    friendly: '¡Muy bien, gracias por preguntar! ¿En qué puedo ayudarte?',
    neutral: 'Bien, gracias. ¿Qué desea saber?',
    corporate: 'Muy bien, gracias. ¿En qué puedo ayudarle?',
  },
  'who-are-you': {
    friendly: 'Soy {agent}, un asistente de IA. ¡Pregúntame lo que quieras y lo busco por ti!',
    neutral:
      'Soy {agent}, un asistente de IA. Haga una pregunta y buscaré la respuesta en nuestra información.',
    corporate: 'Soy {agent}, un asistente de IA. Haga su pregunta y consultaré nuestra información.',
  },
  affirmation: {
    friendly: '¡Genial! ¿Puedo ayudarte con algo más?',
    neutral: 'De acuerdo. ¿Desea saber algo más?',
    corporate: 'Muy bien. ¿Puedo ayudarle en algo más?',
  },
  unclear: same('¿En qué puedo ayudar? Escriba su pregunta, por favor.'),
  closest: {
    friendly: 'Lo más parecido que encontré es esto:',
    neutral: 'Lo más parecido que encontré:',
    corporate: 'La información más próxima que he encontrado es la siguiente:',
  },
  fallback: same('Lo siento, no tengo respuesta a eso. Una persona se pondrá en contacto lo antes posible.'),
  offer: {
    friendly: '¿Quieres hablar con una persona?',
    neutral: '¿Desea hablar con una persona?',
    corporate: '¿Desea que le pongamos en contacto con nuestro equipo?',
  },
  handoff: {
    friendly: '¡Claro! Te pongo en contacto con una persona.',
    neutral: 'Le pongo en contacto con una persona.',
    corporate: 'Por supuesto. Le pongo en contacto con nuestro equipo.',
  },
  contact: {
    friendly: '¡Gracias! Te escribiremos o llamaremos a {contact}.',
    neutral: 'Gracias. Nos pondremos en contacto en {contact}.',
    corporate: 'Muchas gracias. Nuestro equipo se pondrá en contacto con usted en {contact}.',
  },
  injection: same('Eso no puedo hacerlo. Con gusto respondo preguntas sobre lo que ofrecemos.'),
};

const FRENCH: ReplyTexts = {
  greeting: {
    friendly: 'Bonjour ! Comment puis-je vous aider ?',
    neutral: 'Bonjour. Que souhaitez-vous savoir ?',
    corporate: 'Bonjour et bienvenue. En quoi puis-je vous être utile ?',
  },
  thanks: {
    friendly: 'Avec plaisir ! Puis-je vous aider pour autre chose ?',
    neutral: 'Je vous en prie.',
    corporate: 'Je vous en prie. Je reste à votre disposition pour toute autre question.',
  },
  goodbye: {
    friendly: 'À bientôt !',
    neutral: 'Au revoir.',
    corporate: 'Merci de votre visite. Au revoir.',
  },
  'how-are-you': {
    friendly: 'Très bien, merci ! Comment puis-je vous aider ?',
    neutral: 'Bien, merci. Que souhaitez-vous savoir ?',
    corporate: 'Très bien, je vous remercie. En quoi puis-je vous être utile ?',
  },
  'who-are-you': {
    friendly: 'Je suis {agent}, un assistant IA. Posez-moi votre question, je cherche la réponse pour vous !',
    neutral:
      'Je suis {agent}, un assistant IA. Posez une question et je chercherai la réponse dans nos informations.',
    corporate: 'Je suis {agent}, un assistant IA. Posez votre question et je consulterai nos informations.',
  },
  affirmation: {
    friendly: 'Parfait ! Puis-je vous aider pour autre chose ?',
    neutral: "D'accord. Souhaitez-vous savoir autre chose ?",
    corporate: 'Très bien. Puis-je vous être utile pour autre chose ?',
  },
  unclear: same('Comment puis-je vous aider ? Écrivez votre question, je vous prie.'),
  closest: {
    friendly: "Voici ce qui s'en approche le plus :",
    neutral: "Voici ce qui s'en approche le plus :",
    corporate: "L'information la plus proche que j'aie trouvée est la suivante :",
  },
  fallback: same(
    "Je suis désolé, je n'ai pas de réponse à cela. Une personne vous répondra dès que possible.",
  ),
  offer: {
    friendly: 'Voulez-vous parler à une personne ?',
    neutral: 'Voulez-vous parler à une personne ?',
    corporate: 'Souhaitez-vous être mis en relation avec notre équipe ?',
  },
  handoff: {
    friendly: 'Bien sûr ! Je vous mets en relation avec une personne.',
    neutral: 'Je vous mets en relation avec une personne.',
    corporate: 'Certainement. Je vous mets en relation avec notre équipe.',
  },
  contact: {
    friendly: 'Merci ! Nous vous recontacterons à {contact}.',
    neutral: 'Merci. Nous vous recontacterons à {contact}.',
    corporate: 'Merci beaucoup. Notre équipe vous contactera à {contact}.',
  },
  injection: same(
    'Je ne peux pas faire cela. Je réponds volontiers aux questions sur ce que nous proposons.',
  ),
};

const TURKISH: ReplyTexts = {
  greeting: {
    friendly: 'Merhaba! Size nasıl yardımcı olabilirim?',
    neutral: 'Merhaba. Ne öğrenmek istersiniz?',
    corporate: 'İyi günler, hoş geldiniz. Size nasıl yardımcı olabilirim?',
  },
  thanks: {
    friendly: 'Rica ederim! Başka bir konuda yardımcı olabilir miyim?',
    neutral: 'Rica ederim.',
    corporate: 'Rica ederim. Başka sorularınız için hizmetinizdeyim.',
  },
  goodbye: {
    friendly: 'Görüşmek üzere!',
    neutral: 'Hoşça kalın.',
    corporate: 'Ziyaretiniz için teşekkür ederiz. Hoşça kalın.',
  },
  'how-are-you': {
    friendly: 'Çok iyiyim, sorduğunuz için teşekkürler! Size nasıl yardımcı olabilirim?',
    neutral: 'İyiyim, teşekkürler. Ne öğrenmek istersiniz?',
    corporate: 'Çok iyiyim, teşekkür ederim. Size nasıl yardımcı olabilirim?',
  },
  'who-are-you': {
    friendly: 'Ben {agent}, bir yapay zekâ asistanıyım. Sorunuzu yazın, sizin için arayayım!',
    neutral: 'Ben {agent}, bir yapay zekâ asistanıyım. Sorunuzu yazın, bilgilerimizde arayayım.',
    corporate: 'Ben {agent}, bir yapay zekâ asistanıyım. Lütfen sorunuzu yazın, bilgilerimize başvurayım.',
  },
  affirmation: {
    friendly: 'Harika! Başka bir konuda yardımcı olabilir miyim?',
    neutral: 'Tamam. Öğrenmek istediğiniz başka bir şey var mı?',
    corporate: 'Pekâlâ. Başka bir konuda yardımcı olabilir miyim?',
  },
  unclear: same('Size nasıl yardımcı olabilirim? Lütfen sorunuzu yazın.'),
  closest: {
    friendly: 'Bulduğum en yakın bilgi şu:',
    neutral: 'Bulduğum en yakın bilgi:',
    corporate: 'Bulabildiğim en yakın bilgi aşağıdadır:',
  },
  fallback: same('Üzgünüm, buna bir yanıtım yok. Bir yetkili en kısa sürede size dönecek.'),
  offer: {
    friendly: 'Bir kişiyle görüşmek ister misiniz?',
    neutral: 'Bir kişiyle görüşmek ister misiniz?',
    corporate: 'Ekibimizle görüşmek ister misiniz?',
  },
  handoff: {
    friendly: 'Elbette! Sizi bir kişiyle görüştüreceğim.',
    neutral: 'Sizi bir kişiyle görüştüreceğim.',
    corporate: 'Elbette. Sizi ekibimizle görüştüreceğim.',
  },
  contact: {
    friendly: 'Teşekkürler! Size {contact} üzerinden ulaşacağız.',
    neutral: 'Teşekkürler. Size {contact} üzerinden ulaşacağız.',
    corporate: 'Teşekkür ederiz. Ekibimiz size {contact} üzerinden ulaşacaktır.',
  },
  injection: same('Bunu yapamam. Sunduklarımızla ilgili soruları memnuniyetle yanıtlarım.'),
};

const CHINESE: ReplyTexts = {
  greeting: {
    friendly: '你好！有什么可以帮你的吗？',
    neutral: '你好，请问想了解什么？',
    corporate: '您好，欢迎光临。请问有什么可以帮您？',
  },
  thanks: {
    friendly: '不客气！还有什么可以帮你的吗？',
    neutral: '不客气。',
    corporate: '不客气。如有其他问题，请随时告诉我。',
  },
  goodbye: { friendly: '再见，欢迎随时再来！', neutral: '再见。', corporate: '感谢您的光临，再见。' },
  'how-are-you': {
    friendly: '我很好，谢谢关心！有什么可以帮你的吗？',
    neutral: '很好，谢谢。请问想了解什么？',
    corporate: '很好，谢谢。请问有什么可以帮您？',
  },
  'who-are-you': {
    friendly: '我是{agent}，一个人工智能助手。有问题尽管问，我来帮你查！',
    neutral: '我是{agent}，一个人工智能助手。请提问，我会在我们的资料中查找答案。',
    corporate: '我是{agent}，一个人工智能助手。请提出您的问题，我将为您查阅资料。',
  },
  affirmation: {
    friendly: '好的！还有什么可以帮你的吗？',
    neutral: '好的。还想了解什么吗？',
    corporate: '好的。请问还有什么可以帮您？',
  },
  unclear: same('请输入您的问题。'),
  closest: {
    friendly: '最接近的内容是这个：',
    neutral: '最接近的内容是：',
    corporate: '我找到的最相关的信息如下：',
  },
  fallback: same('抱歉，这个问题我无法回答。工作人员会尽快与您联系。'),
  offer: {
    friendly: '需要和人工客服聊聊吗？',
    neutral: '需要转接人工客服吗？',
    corporate: '您是否需要联系我们的工作人员？',
  },
  handoff: {
    friendly: '好的！我来为你联系工作人员。',
    neutral: '我来为您联系工作人员。',
    corporate: '好的，我将为您联系我们的工作人员。',
  },
  contact: {
    friendly: '谢谢！我们会通过 {contact} 与你联系。',
    neutral: '谢谢。我们会通过 {contact} 与您联系。',
    corporate: '感谢您。我们的工作人员将通过 {contact} 与您联系。',
  },
  injection: same('这个我做不到，不过我很乐意回答与我们相关的问题。'),
};

/** By BCP 47 primary tag; English for the rest. */
export const REPLY_TEXTS: Readonly<Record<string, ReplyTexts>> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  tr: TURKISH,
  zh: CHINESE,
  ...FURTHER_REPLY_TEXTS,
};
