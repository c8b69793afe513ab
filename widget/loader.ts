import { warn } from './launcher/guard.ts';
import { readScriptTag } from './launcher/read-script-tag.ts';
import { startWidget } from './launcher/start-widget.ts';

// Read at once: `document.currentScript` is null as soon as this run has ended.
try {
  const tag = readScriptTag();
  if (tag) startWidget(tag);
} catch (error) {
  warn(error);
}
