import { expect, it } from 'vitest';

import { cleanText } from './clean-text.ts';

it('cleans a text and tells its words', () => {
  expect(cleanText('<h3>Oaths</h3><p onclick="x()">Kept &amp; <i>broken</i>.</p><script>x</script>')).toEqual(
    {
      html: '<h2>Oaths</h2><p>Kept &amp; <i>broken</i>.</p>',
      plain: 'Oaths\nKept & broken.',
    },
  );
});

it('takes a text without words for none', () => {
  for (const html of [null, '', ' ', '<p> </p><hr>', '<script>alert(1)</script>', '<!-- comment -->']) {
    expect(cleanText(html), String(html)).toBeNull();
  }
});
