import { copyMarkdown } from './copy-markdown.ts';
import { markPlace } from './mark-place.ts';
import { rateDocsPage } from './rate-docs-page.ts';
import { searchDocs } from './search-docs.ts';
import { showOpenPage } from './show-open-page.ts';

/** What the markup of the documentation cannot do without a script. */
searchDocs();
markPlace();
showOpenPage();
copyMarkdown();
rateDocsPage();
