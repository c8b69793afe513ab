import type { ReplyTexts } from './reply-text.ts';
import { sameInEveryVibe } from './same-in-every-vibe.ts';

export const es: ReplyTexts = {
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
  unclear: sameInEveryVibe('¿En qué puedo ayudar? Escriba su pregunta, por favor.'),
  closest: {
    friendly: 'Lo más parecido que encontré es esto:',
    neutral: 'Lo más parecido que encontré:',
    corporate: 'La información más próxima que he encontrado es la siguiente:',
  },
  fallback: sameInEveryVibe(
    'Lo siento, no tengo respuesta a eso. Una persona se pondrá en contacto lo antes posible.',
  ),
  unknown: sameInEveryVibe('No tengo información sobre {names}.'),
  known: sameInEveryVibe('Puedo responder preguntas sobre: {topics}.'),
  unanswered: sameInEveryVibe('No tengo respuesta a «{names}».'),
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
  unreachable: sameInEveryVibe('Aquí no puedo ponerle en contacto con una persona.'),
  file: sameInEveryVibe(
    'Gracias, su archivo ha llegado y nuestro equipo puede verlo. Yo no puedo leer archivos: ¿qué desea saber?',
  ),
  contact: {
    friendly: '¡Gracias! Te escribiremos o llamaremos a {contact}.',
    neutral: 'Gracias. Nos pondremos en contacto en {contact}.',
    corporate: 'Muchas gracias. Nuestro equipo se pondrá en contacto con usted en {contact}.',
  },
  'known-address': sameInEveryVibe('Tenemos su dirección ({contact}) y le escribiremos allí.'),
  here: sameInEveryVibe('Hay alguien disponible y se unirá en un momento.'),
  away: sameInEveryVibe('Ahora no hay nadie disponible. Volveremos a responder: {time}.'),
  booking: sameInEveryVibe('Puede elegir una hora aquí mismo.'),
  'action-form': sameInEveryVibe('Rellene estos datos y podré hacerlo por usted.'),
  'action-needs': sameInEveryVibe('Para eso necesito de usted: {fields}.'),
  'action-empty': sameInEveryVibe('No he encontrado nada para esto. Compruebe los datos que ha escrito.'),
  'action-failed': sameInEveryVibe('Ahora mismo no he recibido respuesta. Inténtelo de nuevo más tarde.'),
  'booking-change': sameInEveryVibe('Puede cambiar o cancelar su cita aquí mismo.'),
  injection: sameInEveryVibe('Eso no puedo hacerlo. Con gusto respondo preguntas sobre lo que ofrecemos.'),
};
