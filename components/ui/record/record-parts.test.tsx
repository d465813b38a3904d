import { expect, it } from 'vitest';

import { routes } from '#lib/url/routes.ts';
import { rendered } from '../../testing/rendered.ts';
import { MediaObject } from './media-object.tsx';
import { Profile } from './profile.tsx';
import { TextSections } from './text-sections.tsx';

it('shows a name alone, or with a picture, a second line and what stands aside', async () => {
  const alone = await rendered(<MediaObject name="Ulf" />);
  expect([alone.text, alone.links]).toEqual(['Ulf', []]);
  expect(alone.html.match(/<(?:div|span)/g)).toEqual(['<div', '<div', '<span']);
  const whole = await rendered(
    <MediaObject
      name="Ulf"
      href={routes.character('7')}
      linkData={{ 'data-item-card': '9' }}
      image={<i>Badge</i>}
      detail={{ text: 'Iron Order', href: routes.guild('8'), image: <i>Arms</i> }}
      aside={<b>12</b>}
    />,
  );
  expect(whole.text).toBe('Badge UlfArmsIron Order 12');
  expect(whole.links).toEqual([
    { text: 'Ulf', href: '/character/7' },
    { text: 'ArmsIron Order', href: '/guild/8' },
  ]);
  expect(whole.html.match(/data-item-card="9"/g)).toHaveLength(1);
  const plain = await rendered(<MediaObject name="Ulf" detail={{ text: 'Level 40' }} />);
  expect([plain.text, plain.links]).toEqual(['UlfLevel 40', []]);
});

it('heads a page with a picture, a name, its action, facts and an emblem', async () => {
  const profile = (more: { as?: 'h2'; action?: string; emblem?: string }) => (
    <Profile side="order" picture="Badge" name="Ulf" {...more}>
      Level 40
    </Profile>
  );
  const head = await rendered(profile({}));
  expect(head.text).toBe('Badge Ulf Level 40');
  expect(head.html).toMatch(/<section data-side="order".*<h1[^>]*>Ulf<\/h1>/);
  const other = await rendered(profile({ as: 'h2', action: 'Watch', emblem: 'Arms' }));
  expect(other.text).toBe('Badge Ulf Watch Level 40 Arms');
  expect(other.html).toMatch(/<h2[^>]*>Ulf<\/h2>/);
  expect(other.html.match(/<div/g)).toHaveLength((head.html.match(/<div/g) ?? []).length + 1);
});

it('shows a text in sections that its contents lead to', async () => {
  const sections = [
    { id: 'kills', title: 'Kills', content: 'Who killed whom.' },
    { id: 'war', title: 'War', content: 'Who won.' },
  ];
  const { text, links, html } = await rendered(<TextSections sections={sections} />);
  expect(text).toBe('Kills War Kills Who killed whom. War Who won.');
  expect(links.map(({ href }) => href)).toEqual(['#kills', '#war', '#kills', '#war']);
  expect(html).toMatch(/<section aria-labelledby="war">.*<h2 id="war">/);
});
