/** What scripts of the widget, cookies, keys of answers and stored values are called by under a partner's host. */
export const scriptName = 'AgentChat';
