import { expect, it } from 'vitest';
import { stripOurLinks } from './strip-our-links.ts';

it.each([
  [
    '<li><a class="x" href="/chatgenie">Archives</a></li><li><a href="/docs">Docs</a></li>',
    '<li><a href="/docs">Docs</a></li>',
  ],
  ['<ul><li><a href="/docs/self-hosting#backups"><b>Host</b> it</a></li></ul>', '<ul></ul>'],
  [
    '<div><p class="x">Archives</p><ul><li><a class="x" href="/docs/chatgenie">Archives</a></li></ul></div>',
    '',
  ],
  [
    '<p>See <a href="/docs/partners#commission">the <em>rates</em></a> there.</p>',
    '<p>See the <em>rates</em> there.</p>',
  ],
  ['<li>See <a href="/docs/partners">rates</a>.</li>', '<li>See rates.</li>'],
  ['<li><a href="/docs/widget">Widget</a></li>', '<li><a href="/docs/widget">Widget</a></li>'],
  [
    '<main>a</main><footer data-ours="true" class="x"><nav>b</nav></footer><script></script>',
    '<main>a</main><script></script>',
  ],
  ['<footer class="x">b</footer>', '<footer class="x">b</footer>'],
  [
    '<nav><a class="x" href="/services">Services</a></nav>',
    '<nav><a class="x" href="/services">Services</a></nav>',
  ],
])('%s becomes %s', (page, stripped) => {
  expect(stripOurLinks(page)).toBe(stripped);
});
