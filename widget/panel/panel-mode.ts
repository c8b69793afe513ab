/**
 * `frame`: inside the loader's frame on a host's page. `page`: the agent's own page. `preview`: in the console.
 * `sample`: a picture in the console, of the session that the console gives it.
 */
export type PanelMode = 'frame' | 'page' | 'preview' | 'sample';
