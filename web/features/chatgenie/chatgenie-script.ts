import { askDemo } from './ask-demo.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { showDemo } from './show-demo.ts';

/** What the markup of this page cannot do without a script. */
showDemo();
askDemo();
joinWaitlist();
