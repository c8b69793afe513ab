import type { SmallTalkPhrases } from './small-talk-phrases.ts';

export const fr: SmallTalkPhrases = {
  greeting:
    'bonjour|bonsoir|salut|coucou|bonjour à tous|re bonjour|rebonjour|il y a quelqu un|bien le bonjour',
  thanks:
    'merci|merci beaucoup|merci bien|grand merci|mille mercis|un grand merci|merci pour votre aide|merci pour ton aide|merci de votre aide|merci pour l aide|je vous remercie|je te remercie|merci d avance',
  goodbye:
    'au revoir|à bientôt|a bientôt|a bientot|à plus|à plus tard|à demain|bonne journée|bonne soirée|bonne nuit|bon week end|adieu|ciao|c est tout|ce sera tout',
  'how-are-you':
    'ça va|ca va|comment ça va|comment ca va|comment vas tu|comment allez vous|vous allez bien|tu vas bien|quoi de neuf|comment tu vas',
  'who-are-you':
    'qui es tu|qui êtes vous|qui etes vous|tu es qui|vous êtes qui|es tu un robot|êtes vous un robot|es tu humain|êtes vous humain|es tu un humain|êtes vous un humain|es tu un bot|êtes vous un bot|êtes vous une vraie personne|comment t appelles tu|comment vous appelez vous|quel est ton nom|quel est votre nom|à qui je parle|que peux tu faire|que pouvez vous faire|comment pouvez vous m aider|comment peux tu m aider|aide|aidez moi|pouvez vous m aider|peux tu m aider|j ai besoin d aide|j ai une question|j aurais une question',
  affirmation:
    'oui|non|d accord|daccord|bien sûr|bien|très bien|parfait|super|génial|entendu|compris|je comprends|je vois|c est bon|ça marche|excellent|ouais|exact|exactement|bien entendu|tant pis',
};
