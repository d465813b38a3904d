import { expect, it } from 'vitest';
import { cleanRichText } from './clean-text.ts';

const LINK = 'rel="nofollow noopener"';

it('keeps words and plain formatting', () => {
  const text =
    '<h3>Dawn</h3><p>Hold <b>here</b>, <i>or</i> <em>there</em><br>and <strong>wait</strong>.</p><hr>' +
    '<ul><li>rope<ol><li>long</li></ol></li></ul><h4>Dusk</h4><p>Go.</p>';
  expect(cleanRichText(text)).toBe(text);
});

it('says again what it has said once', () => {
  const text = '<div>a<li>b<ul>c<h1>d<a href=https://e.example/?f=1&g>h<p>i&lt;j&amp;amp;<b>k<hr><i>l';
  expect(cleanRichText(cleanRichText(text))).toBe(cleanRichText(text));
});

it.each([
  ['<script>fail()</script>one<style>p{}</style> <svg><title>x</title><p>y</p></svg>two', 'one two'],
  ['<p onclick="x()" style="position:fixed" class="a" id="b">one<img src=x onerror=y()></p>', '<p>one</p>'],
  ['<table><tr><td>one<td>two</table>', '<p>one</p><p>two</p>'],
  ['<section><div>one</div><blockquote>two</blockquote></section>', '<p>one</p><p>two</p>'],
  ['<h1>one</h1><h2>two</h2><h5>three</h5><h6>four', '<h3>one</h3><h3>two</h3><h4>three</h4><h4>four</h4>'],
  ['one<!-- no --><![CDATA[ no ]]><?php no ?>, two', 'one, two'],
  ['<font color=red>one</font> <u>two</u>', 'one two'],
])('%s is %s', (text, cleaned) => {
  expect(cleanRichText(text)).toBe(cleaned);
});

it.each([
  'javascript:x()',
  ' java\tscript:x()',
  '&#106;avascript:x()',
  'java\u202Escript:x()',
  'data:text/html,x',
  'http://plain.example',
  '//scheme.example',
  '/relative',
  'https://',
  'https://war.example@elsewhere.example/',
])('leaves words without a link to %s', (address) => {
  expect(cleanRichText(`<a href="${address}">one</a>`)).toBe('one');
});

it.each([
  ['https://elsewhere.example/a?b=1&amp;c=2#d', 'https://elsewhere.example/a?b=1&amp;c=2#d'],
  [' HTTPS:\\\\ELSEWHERE.example', 'https://elsewhere.example/'],
  ['https://elsewhere.example/&quot;onclick=&quot;x()', 'https://elsewhere.example/%22onclick=%22x()'],
])('links to %s as %s', (address, written) => {
  expect(cleanRichText(`<a href="${address}" target=_top>one</a>`)).toBe(
    `<a href="${written}" ${LINK}>one</a>`,
  );
});

it.each([
  ['</p></div></main>one', 'one'],
  ['<li>one<li>two', '<p>one</p><p>two</p>'],
  ['<ul>one<li>two<ul>three</ul>four', '<ul><li>one</li><li>two<ul><li>three</li></ul>four</li></ul>'],
  ['<b>one<p>two</p>three</b>', '<b>one</b><p><b>two</b></p><b>three</b>'],
  ['<b>one<i>two</b>three</i>four', '<b>one<i>two</i></b>threefour'],
  ['<p>one<ul><li>two</p>three', '<p>one</p><ul><li>two three</li></ul>'],
  ['<p>one<hr>two', '<p>one</p><hr>two'],
  [
    '<a href=https://a.example>one<a href=https://b.example>two</a>three',
    `<a href="https://a.example/" ${LINK}>one</a><a href="https://b.example/" ${LINK}>two</a>three`,
  ],
  ['<p></p>one<p> </p><b></b><ul><li></ul><h3></h3><a href=https://a.example></a>two', 'one   two'],
])('nests %s as %s', (text, nested) => {
  expect(cleanRichText(text)).toBe(nested);
});

it('makes no list narrower than the third', () => {
  const cleaned = cleanRichText('<ul><li>'.repeat(10) + 'one');
  expect(cleaned).toBe('<ul><li><ul><li><ul><li>one</li></ul></li></ul></li></ul>');
});

it('keeps entities as the characters that they are', () => {
  expect(cleanRichText('a &amp; b &lt;c&gt; &eacute; &amp;lt; & d < e')).toBe(
    'a &amp; b &lt;c&gt; é &amp;lt; &amp; d &lt; e',
  );
});

it('drops what turns the order of words, cannot be seen, or piles up', () => {
  expect(cleanRichText('a\u202E&#x202E;b\u2066c\u0000\u0007\uD800d')).toBe('abcd');
  expect(cleanRichText(`e${'\u0301'.repeat(50)}f`)).toBe(`e${'\u0301'.repeat(3)}f`);
  expect(cleanRichText('one\n\ttwo \u05E9\u05DC\u05D5\u05DD')).toBe('one\n\ttwo \u05E9\u05DC\u05D5\u05DD');
});

it('is empty where nothing can be read', () => {
  expect(cleanRichText('')).toBe('');
  expect(cleanRichText('<p> </p><script>x()</script><ul><li></li></ul>\n')).toBe('');
});

const ABSURD: Readonly<Record<string, string>> = {
  'nested tags': '<b>'.repeat(10_000),
  'nested blocks': `${'<div>'.repeat(10_000)}one${'</div>'.repeat(10_000)}`,
  'nested lists': '<ul><li>'.repeat(10_000),
  'nested links': '<a href="https://a.example">one'.repeat(20_000),
  'half a megabyte of words': 'one '.repeat(125_000),
  'half a megabyte of angles': '<'.repeat(500_000),
  'half a megabyte of comments': '<!--'.repeat(125_000),
  'half a megabyte of attributes': `<p ${'a=b '.repeat(125_000)}>`,
  'half a megabyte of quotes': '<a href="'.repeat(60_000),
  'half a megabyte of end tags': '</p>'.repeat(125_000),
  'half a megabyte of accents': '\u0301'.repeat(500_000),
};

/** Milliseconds: ten times what a slow machine takes; work that grows faster than its text takes longer. */
const LIMIT = 1_000;

it.each(Object.entries(ABSURD))('is quick about %s', (_, text) => {
  // The quickest of some: what a busy machine adds is no fault of ours.
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    expect(cleanRichText(text).length).toBeLessThan(150_000);
    return performance.now() - began;
  });
  expect(Math.min(...times)).toBeLessThan(LIMIT);
});

it('cuts a text off in the middle of nothing', () => {
  expect(cleanRichText(`<p>${'x'.repeat(30_000)}</p>`)).toMatch(/^<p>x{19997}…<\/p>$/);
  expect(cleanRichText(`${'x'.repeat(19_999)}<script>fail()</script>`)).toMatch(/^x{19999}&lt;…$/);
  expect(cleanRichText(`${'x'.repeat(19_990)}<script>fail()</script>`)).toMatch(/^x{19990}$/);
});
