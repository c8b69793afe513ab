import './styles/base.css';
import './styles/header.css';
import './styles/conversation.css';
import './styles/answer-text.css';
import './styles/sources.css';
import './styles/actions.css';
import './styles/next-steps.css';
import './styles/composer.css';
import './styles/teaser.css';
import './styles/touch.css';
import './styles/motion.css';
import type { PanelMode } from './panel-mode.ts';
import { startPanel } from './start-panel.ts';
import { chooseLanguage } from './words/choose-language.ts';
import { loadWords } from './words/load-words.ts';

const { agentId, mode } = document.body.dataset;
void loadWords(chooseLanguage(navigator.languages)).then((words) =>
  startPanel(agentId ?? '', (mode ?? 'frame') as PanelMode, words),
);
