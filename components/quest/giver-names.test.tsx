import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GiverNames } from './placed-quests.tsx';

const giver = (id: string, name: string) => ({ id, name, realm: null, title: null });
const GIVERS = [giver('7', 'Grumnir'), giver('8', '')];

it('links the givers of a quest, except the one whose page it is on', () => {
  const html = renderToStaticMarkup(<GiverNames givers={GIVERS} hereId="7" />);
  expect(html.replace(/<[^>]+>/g, '')).toBe('Given by Grumnir, Creature #8');
  expect(html).toContain('href="/creature/8"');
  expect(html).not.toContain('href="/creature/7"');
});

it('leads to every giver from the page of something else with the same number', () => {
  expect(renderToStaticMarkup(<GiverNames givers={GIVERS} hereId={null} />)).toContain('href="/creature/7"');
});

it('renders nothing for a quest without givers', () => {
  expect(renderToStaticMarkup(<GiverNames givers={[]} hereId={null} />)).toBe('');
});
