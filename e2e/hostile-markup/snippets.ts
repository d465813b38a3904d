import { ADDRESSES } from './address-snippets.ts';
import { ATTRIBUTES } from './attribute-snippets.ts';
import { CHARACTERS } from './character-snippets.ts';
import { EMBEDDINGS } from './embedding-snippets.ts';
import { FOREIGN } from './foreign-snippets.ts';
import { MUTATIONS } from './mutation-snippets.ts';
import { NESTING, UNCLOSED } from './nesting-snippets.ts';
import { SCRIPTS } from './script-snippets.ts';

/** Snippets that authors do write, with the markup that has to be left of them. */
export const ORDINARY: readonly (readonly [written: string, shown: string])[] = [
  ['<p>one</p><p>two</p>', '<p>one</p><p>two</p>'],
  ['<p>one<br>two<br/>three</p>', '<p>one<br>two<br>three</p>'],
  ['<P>one <B>two</B></P>', '<p>one <b>two</b></p>'],
  [
    '<p><b>one</b> <i>two</i> <em>three</em> <strong>four</strong></p>',
    '<p><b>one</b> <i>two</i> <em>three</em> <strong>four</strong></p>',
  ],
  ['<p><b><i>one</i></b></p>', '<p><b><i>one</i></b></p>'],
  ['<ul><li>one</li><li>two</li></ul>', '<ul><li>one</li><li>two</li></ul>'],
  ['<ul>\n  <li>one\n  <li>two\n</ul>', '<ul><li>one\n  </li><li>two\n</li></ul>'],
  ['<ol><li>one<ul><li>two</li></ul></li></ol>', '<ol><li>one<ul><li>two</li></ul></li></ol>'],
  ['<ul><li><p>one</p><p>two</p></li></ul>', '<ul><li><p>one</p><p>two</p></li></ul>'],
  ['<h3>one</h3><p>two</p><h4>three</h4>', '<h3>one</h3><p>two</p><h4>three</h4>'],
  ['<p>one</p><hr><p>two</p>', '<p>one</p><hr><p>two</p>'],
  ['one\n\ntwo', 'one\n\ntwo'],
  ['<p>5 &lt; 6 &amp; 7 &gt; 6</p>', '<p>5 &lt; 6 &amp; 7 &gt; 6</p>'],
  ['<p>5 < 6 & 7 > 6</p>', '<p>5 &lt; 6 &amp; 7 &gt; 6</p>'],
  ['<p>&quot;one&quot; &#39;two&#39; &mdash; &nbsp;three&hellip;</p>', `<p>"one" 'two' — \u00A0three…</p>`],
  ['<p>&amp;lt;b&amp;gt;</p>', '<p>&amp;lt;b&amp;gt;</p>'],
  [
    '<p>Grüße, Žižka, \u05E9\u05DC\u05D5\u05DD, 戦争, 👩‍👩‍👧</p>',
    '<p>Grüße, Žižka, \u05E9\u05DC\u05D5\u05DD, 戦争, 👩‍👩‍👧</p>',
  ],
  [
    '<p><a href="https://outside.example/wiki?a=1&amp;b=2#c">one</a></p>',
    '<p><a href="https://outside.example/wiki?a=1&amp;b=2#c" rel="nofollow noopener">one</a></p>',
  ],
  ['<p>one <span>two</span> <u>three</u></p>', '<p>one two three</p>'],
  ['<p></p><p>one</p><p>&nbsp;</p>', '<p>one</p>'],
  ['<div>one</div><div>two</div>', '<p>one</p><p>two</p>'],
  ['<center><h1>one</h1></center>two', '<h3>one</h3>two'],
];

/**
 * Hostile markup by attack. Text with "kept" has to stay visible, text with "gone" must not; every snippet tries to
 * call `fail()` or to send a request to outside.example.
 */
export const HOSTILE_MARKUP: Readonly<Record<string, readonly string[]>> = {
  scripts: SCRIPTS,
  addresses: ADDRESSES,
  'foreign elements': FOREIGN,
  embeddings: EMBEDDINGS,
  nesting: NESTING,
  unclosed: UNCLOSED,
  mutations: MUTATIONS,
  attributes: ATTRIBUTES,
  characters: CHARACTERS,
  ordinary: ORDINARY.map(([written]) => written),
};
