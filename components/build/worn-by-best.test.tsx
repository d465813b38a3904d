import type { Route } from 'next';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { CROWN, HELM } from '#lib/exports/testing/some-items.ts';
import type { WornByBest as Found, WornChoice } from '#lib/url/build/build-plan.ts';
import { routes } from '#lib/url/routes.ts';

import { WornByBest } from './worn-by-best.tsx';

const choice: WornChoice = { slots: ['helm'], label: 'Helm', item: CROWN, wearers: 47, players: 93 };
const found: Found = {
  month: { year: 2026, month: 11 },
  players: 93,
  countedAt: Date.parse('2026-11-28T09:00:00Z') / 1_000,
  choices: [choice],
  beyond: 0,
};

const markup = (worn: Found | null | false, putOnAll: Route | null = null) =>
  renderToStaticMarkup(
    <WornByBest worn={worn} putOn={({ item }) => routes.item(item.id)} putOnAll={putOnAll} />,
  );

it('says how many of how many wear an item, and of when that is', () => {
  const text = markup(found).replaceAll(/<[^>]*>/g, ' ');
  expect(text).toMatch(/Of 93 characters .* in November 2026 .* as of\s+28 November 2026/);
  expect(text).toMatch(/Helm .*Warcrown.*47 of 93.*Put on\s+Warcrown/s);
  expect(markup(found)).toContain(`href="${routes.item(HELM.id)}"`);
});

it('says what an answer has lost', () => {
  const lost = { ...found, month: { year: NaN, month: 11 }, players: NaN, countedAt: NaN };
  const text = markup(lost).replaceAll(/<[^>]*>/g, ' ');
  expect(text).toMatch(/Of – characters .* in – .*as of\s+–/);
});

it('puts on all most worn by one link, where there is something to put on', () => {
  expect(markup(found, routes.build('SLAYER'))).toMatch(/href="\/build\/slayer"[^>]*>Put on all most worn</);
  expect(markup(found)).not.toContain('Put on all');
});

it('says where nothing is counted', () => {
  expect(markup(null)).toContain('not counted yet');
  expect(markup(false)).toContain('keeps no archive of it');
  expect(markup({ ...found, choices: [] })).toContain('No item is worn by two of them.');
});
