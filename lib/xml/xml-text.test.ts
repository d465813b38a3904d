import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';

import { XML_DECLARATION, xmlElements } from './xml-document.ts';
import { xmlText } from './xml-document.ts';

it('takes out what XML cannot hold, and nothing else', () => {
  expect(xmlText('Ver\u0000\u0007\u001Fenthe\uFFFE\uFFFF')).toBe('Verenthe');
  expect(xmlText('\uD83D Ork \uDE00')).toBe(' Ork ');
  expect(xmlText('a\tb\nc\r😀 é')).toBe('a\tb\nc\r😀 é');
});

it('escapes texts and attributes', () => {
  const hostile = '</x><script>"&\u0000\' ]]> &amp; \uD83D';
  const xml = XML_DECLARATION + xmlElements({ x: { '@of': hostile, y: [hostile, { '#text': hostile }] } });
  expect(XMLValidator.validate(xml)).toBe(true);
  const kept = '</x><script>"&\' ]]> &amp; ';
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', trimValues: false });
  expect(parser.parse(xml).x).toEqual({ '@of': kept, y: [kept, kept] });
});
