import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { inlineScriptHashes, withoutNonce } from './make-copy.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

it('names each inline script once, and neither files nor data', () => {
  const html = `<script src="/a.js" async="" nonce="x"></script><script type="application/ld+json">{}</script>
    <script id="b" nonce="x">one()</script><script>two(
    )</script><script>one()</script><script></script>`;
  expect(inlineScriptHashes(html)).toEqual([sha256('one()'), sha256('two(\n    )'), sha256('')]);
});

it('leaves no trace of a nonce', () => {
  const markup = String.raw`<link nonce="a+/b=="><script nonce="a+/b==">push('{"nonce":"a+/b==","a":1,"nonce":"a+/b=="}')</script>`;
  expect(withoutNonce(markup, 'a+/b==')).toBe(String.raw`<link><script>push('{"nonce":"","a":1}')</script>`);
});

it('hashes the bytes of a script, whatever its letters', () => {
  const html = Buffer.from('<script>a("Zoë – 王")</script>').toString('latin1');
  expect(inlineScriptHashes(html)).toEqual([sha256('a("Zoë – 王")')]);
});
