import type { SmallTalkPhrases } from './small-talk-phrases.ts';

export const es: SmallTalkPhrases = {
  greeting:
    'hola|holaa|buenas|buenos días|buenos dias|buen día|buen dia|buenas tardes|buenas noches|muy buenas|saludos|hola buenas|hay alguien|hay alguien ahí',
  thanks:
    'gracias|muchas gracias|mil gracias|muchísimas gracias|gracias por tu ayuda|gracias por su ayuda|gracias por la ayuda|muchas gracias por su ayuda|muchas gracias por tu ayuda|se lo agradezco|te lo agradezco|muy amable',
  goodbye:
    'adiós|adios|hasta luego|hasta pronto|hasta mañana|nos vemos|chao|chau|que tengas un buen día|que tenga un buen día|buen fin de semana|eso es todo|nada más|nada mas',
  'how-are-you':
    'cómo estás|como estas|cómo está|como esta|cómo está usted|qué tal|que tal|cómo te va|como te va|cómo va|qué tal estás|todo bien',
  'who-are-you':
    'quién eres|quien eres|quién es usted|qué eres|que eres|eres un bot|eres un robot|eres humano|eres humana|eres una persona|eres real|eres una ia|cómo te llamas|como te llamas|cuál es tu nombre|con quién hablo|con quien hablo|qué puedes hacer|que puedes hacer|en qué puedes ayudarme|en qué me puedes ayudar|cómo puedes ayudarme|ayuda|necesito ayuda|puedes ayudarme|me puedes ayudar|me puede ayudar|tengo una pregunta|tengo una duda',
  affirmation:
    'sí|si|vale|de acuerdo|claro|bien|muy bien|perfecto|genial|excelente|entendido|entiendo|ya veo|estupendo|está bien|esta bien|listo|por supuesto|exacto|correcto|bueno|jaja|jajaja',
};
