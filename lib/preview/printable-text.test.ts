import { expect, it } from 'vitest';
import { printableText } from './drawing/text-size.ts';

it.each([
  ['Verenthe', 'Verenthe'],
  ['Żółć Świętosław', 'Żółć Świętosław'],
  ['Верентиана', 'Верентиана'],
  ['Θάνατος Ωραίος', 'Θάνατος Ωραίος'],
  ['Nguyễn', 'Nguyễn'],
  ['王小明 of Praag', '(Han script) of Praag'],
  ['محمد علي', '(Arabic script)'],
  ['😀 Kordak 😀', 'Kordak'],
  ['a\u0000b\u202ec', 'abc'],
  ['  two \n lines ', 'two lines'],
  ['', ''],
])('prints %j as %j', (text, printed) => {
  expect(printableText(text)).toBe(printed);
});
