import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { CreatureLink } from './creature-link.tsx';

const GRUMNIR = { id: '7', name: 'Grumnir', realm: 'ORDER' };

const textOf = (title: string | null) =>
  renderToStaticMarkup(<CreatureLink creature={{ ...GRUMNIR, title }} />).replace(/<[^>]+>/g, '|');

it('says what the name plate says outside of the link', () => {
  expect(textOf('KILL_COLLECTOR')).toMatch(/\|Grumnir\|+Kill Collector\|/);
  const html = renderToStaticMarkup(<CreatureLink creature={{ ...GRUMNIR, title: 'BANKER' }} />);
  expect(html.slice(html.indexOf('</a>'))).toContain('Banker');
});

it('shows a creature without a title with its name alone', () => {
  expect(textOf(null)).toMatch(/^\|+Grumnir\|+$/);
});
