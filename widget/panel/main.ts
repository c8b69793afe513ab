import './panel.css';
import { type PanelMode, startPanel } from './start-panel.ts';

const { agentId, mode } = document.body.dataset;
startPanel(agentId ?? '', (mode ?? 'frame') as PanelMode);
