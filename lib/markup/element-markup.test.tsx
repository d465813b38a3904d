import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlainHost } from './testing/plain-host.tsx';
import { toStaticMarkup } from './shared-markup.ts';

/** Elements in all the ways that the site writes them. */
const ELEMENTS: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  [
    'a',
    { className: 'name', href: '/?a=1&b=2', rel: 'next', 'data-keep-scroll': '', 'aria-current': 'page' },
  ],
  ['td', { colSpan: 2, rowSpan: undefined, role: 'cell', title: '"quoted" & <b>' }],
  ['tr', { id: 'pinned', 'aria-current': 'true', tabIndex: -1, autoFocus: true }],
  ['p', { hidden: true, 'aria-hidden': false, 'data-on': true, 'data-off': false, lang: 'en' }],
  ['a', { href: '/kills.csv', download: true }],
  ['a', { href: '/kills.csv', download: 'kills.csv' }],
  ['a', { href: '/kills.csv', download: undefined }],
  ['img', { src: '/a.svg', srcSet: '/a.svg 1x', alt: '', width: 24, loading: 'lazy', fetchPriority: 'high' }],
  ['input', { type: 'search', name: 'q', defaultValue: 'a "b"', maxLength: 100, autoComplete: 'off' }],
  ['input', { type: 'checkbox', defaultChecked: true, required: true, disabled: false }],
  ['label', { htmlFor: 'field' }],
  ['time', { dateTime: '2026-11-21T12:46:52.000Z' }],
  ['details', { open: true }],
  ['svg', { viewBox: '0 0 16 16', preserveAspectRatio: 'none', strokeWidth: 1.6, strokeLinecap: 'round' }],
  ['text', { textAnchor: 'middle', dominantBaseline: 'central', paintOrder: 'stroke', fillOpacity: 0.5 }],
  ['linearGradient', { id: 'shade', gradientUnits: 'userSpaceOnUse', gradientTransform: 'rotate(45)' }],
  ['stop', { offset: '0%', stopColor: '#fff', stopOpacity: 0 }],
  ['use', { href: '/sprite.svg#a', clipPath: 'url(#clip)', pointerEvents: 'none' }],
  ['div', { dangerouslySetInnerHTML: { __html: '<b>bold</b>' } }],
  ['progress', { 'aria-label': 'Loading', max: 1, value: 0 }],
  ['col', { span: 2 }],
];

it.each(ELEMENTS)('writes <%s %o> as React does', (tag, props) => {
  const element = createElement(tag, props);
  const attributesOf = (html: string) => [...html.matchAll(/<[^>]+>/g)].map(([tag]) => sorted(tag));
  expect(attributesOf(markupOf(element))).toEqual(attributesOf(renderToStaticMarkup(element)));
});

/** React writes some attributes last, and some with capitals, which means nothing. */
const sorted = (tag: string) => (tag.toLowerCase().match(/[^\s"]+="[^"]*"|<?\/?[\w-]+/g) ?? []).toSorted();

/** The element within one that is long enough to become markup. */
function markupOf(element: ReactElement): string {
  const html = renderToStaticMarkup(
    toStaticMarkup(
      <main>
        {element}
        <p>{'-'.repeat(100)}</p>
      </main>,
      PlainHost,
    ),
  );
  expect(html).toMatch(/^<main>.*<p>-+<\/p><\/main>$/s);
  return html.slice('<main>'.length, html.indexOf('<p>-'));
}

it.each([
  '<script>alert(1)</script>',
  `"><img src=x onerror='alert(1)'>`,
  '&lt;b&gt;',
  '</td>\u2028',
  '=cmd',
])('lets no text out of its place: %s', (text) => {
  const html = markupOf(<b title={text}>{text}</b>);
  expect(html).toBe(renderToStaticMarkup(<b title={text}>{text}</b>));
});

it('asks late for pictures that do not say when they are wanted', () => {
  expect(markupOf(<img src="/a.png" alt="" />)).toBe(
    '<img loading="lazy" fetchpriority="low" src="/a.png" alt="">',
  );
  expect(markupOf(<img src="/a.png" alt="" fetchPriority="auto" />)).toBe(
    '<img src="/a.png" alt="" fetchpriority="auto">',
  );
  expect(markupOf(<img src="/a.png" alt="" loading="lazy" />)).toBe(
    '<img src="/a.png" alt="" loading="lazy">',
  );
});

it('has no place for handlers and styles', () => {
  expect(() => markupOf(createElement('b', { onClick: () => undefined }))).toThrow('onClick');
  expect(() => markupOf(createElement('b', { style: { color: 'red' } }))).toThrow('style');
});
