import { expect, it } from 'vitest';
import { plainText, cleanRichText } from './clean-text.ts';

it('keeps the words and drops the tags', () => {
  expect(plainText('<p>Hold <b>here</b>, <a href="https://x.invalid/">they</a> said.</p>')).toBe(
    'Hold here, they said.',
  );
});

it('parts what stands in blocks of its own', () => {
  expect(
    plainText('Bare.<p>One.</p><h3>Two</h3><ul><li>three</li><li>four</li></ul>five<br />six<hr />'),
  ).toBe('Bare.\nOne.\nTwo\nthree\nfour\nfive\nsix');
});

it('reads entities once', () => {
  expect(plainText('<p>&lt;b&gt; &amp; &quot;x&quot; &amp;lt;</p>')).toBe('<b> & "x" &lt;');
});

it('takes what the cleaner leaves of tags that are not allowed', () => {
  const html = '<script>alert(1)</script><p title="a > b">A &copy; B</p>\n<p> C\n D </p>';
  expect(plainText(cleanRichText(html))).toBe('A © B\nC D');
});

it('finds nothing in a text without words', () => {
  expect(plainText('')).toBe('');
  expect(plainText('<p> </p><hr />')).toBe('');
});
