/**
 * Markup as a foreign API could send it: everything in it must be removed or made harmless, the words around it
 * must stay, and the page must not break. The second entry of the first storyline ends with the first of them, that
 * of the second with the second, and so on.
 */
export const HOSTILE_MARKUP: readonly string[] = [
  '<script>alert("the war is over")</script><p>After the script.</p>',
  '<p onclick="alert(1)">Do not <img src=x onerror="alert(document.domain)"> touch the seal.</p>',
  '<p>Read the <a href="javascript:alert(1)">old verse</a>, or <a href=" java\tscript:alert(2)">its answer</a>.</p>',
  '<svg onload="alert(1)"><circle r="40"/><script>alert(2)</script></svg><p>The sigil was scratched out.</p>',
  '<style>body { display: none } h1::after { content: "owned" }</style><p>The ink ran.</p>',
  '<p>An unclosed <strong>oath and an <em>open door<ul><li>one<li>two',
  '</div></main></body></html><p>The page was torn here.</p>',
  '<iframe src="https://example.invalid/"></iframe><form action="https://example.invalid/"><input name="password"></form>',
  '<p style="position:fixed;inset:0;background:url(https://example.invalid/x)">A stain spread across the map.</p>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">a scrap of parchment</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<!-- a note that nobody should see --><p>&lt;script&gt;alert("only words")&lt;/script&gt; &amp; a blot</p>',
  '<meta http-equiv="refresh" content="0;url=https://example.invalid/"><base href="https://example.invalid/"><p>Go on.</p>',
  '<p id="main" class="hidden" data-x="1" hidden>Somebody had numbered the margins.</p>',
];
