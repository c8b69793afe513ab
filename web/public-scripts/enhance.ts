import { askAgent } from './ask-agent.ts';
import { askConsent } from './ask-consent.ts';
import { closeMenus } from './close-menus.ts';
import { copyCode } from './copy-code.ts';
import { markScroll } from './mark-scroll.ts';
import { openDemo } from './open-demo.ts';
import { pageShown } from './page-shown.ts';
import { playRecording } from './play-recording.ts';
import { prepareTrial } from './prepare-trial.ts';
import { showCurrentPlan } from './show-current-plan.ts';
import { showSession } from './show-session.ts';
import { signOut } from './sign-out.ts';
import { toggleTheme } from './toggle-theme.ts';
import { writeYear } from './write-year.ts';

/**
 * What the markup of a page cannot do without a script, on every page, with or without the application. All handlers
 * listen on the document, so it does not matter when and how a page is rendered.
 */
toggleTheme();
markScroll();
closeMenus();
askConsent();
copyCode();
signOut();
openDemo();
playRecording();
prepareTrial();
askAgent();

const setUpPage = (): void => {
  writeYear();
  showCurrentPlan();
};
document.addEventListener(pageShown, setUpPage);
setUpPage();
showSession();
