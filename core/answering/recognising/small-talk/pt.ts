import type { SmallTalkPhrases } from './small-talk-phrases.ts';

export const pt: SmallTalkPhrases = {
  greeting: 'olá|ola|oi|bom dia|boa tarde|boa noite|e aí|alô|tem alguém aí',
  thanks:
    'obrigado|obrigada|muito obrigado|muito obrigada|obrigado pela ajuda|obrigada pela ajuda|agradeço|valeu',
  goodbye: 'tchau|até logo|até mais|até breve|até amanhã|adeus',
  'how-are-you': 'tudo bem|como vai|como está|como vai você|como estás',
};
