import { expect, it } from 'vitest';

import { fitHeadings } from './clean-text.ts';

it('puts the headings of a text under the one of the page', () => {
  expect(fitHeadings('<h3>A</h3><p>x</p><h4>B</h4><h3>C</h3>', 1)).toBe(
    '<h2>A</h2><p>x</p><h3>B</h3><h2>C</h2>',
  );
});

it('leaves out no level', () => {
  expect(fitHeadings('<h4>A</h4><p>x</p>', 1)).toBe('<h2>A</h2><p>x</p>');
  expect(fitHeadings('<h4>A</h4><h3>B</h3><h4>C</h4>', 1)).toBe('<h2>A</h2><h2>B</h2><h3>C</h3>');
  expect(fitHeadings('<h1>A</h1><h6>B</h6>', 2)).toBe('<h3>A</h3><h4>B</h4>');
});

it('closes what it opened, nested or torn', () => {
  expect(fitHeadings('<h3>A<h4>B</h4></h3>', 1)).toBe('<h2>A<h3>B</h3></h2>');
  expect(fitHeadings('</h3><p>x</p>', 1)).toBe('</h1><p>x</p>');
});

it('knows no level below the sixth', () => {
  expect(fitHeadings('<h1>A</h1><h2>B</h2><h3>C</h3>', 4)).toBe('<h5>A</h5><h6>B</h6><h6>C</h6>');
});

it('takes words that look like headings for words', () => {
  expect(fitHeadings('<p>&lt;h3&gt;</p>', 1)).toBe('<p>&lt;h3&gt;</p>');
});
