import { expect, it } from 'vitest';

import { ArmoryFragmentDoc, CharacterHitFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';
import type { BetterFor, PlayerTrial } from '#lib/url/build/build-plan.ts';
import { WEARER_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../../testing/rendered.ts';
import { BetterAnswer } from './better-for.tsx';

const WEARER = sampleRecord(ArmoryFragmentDoc, {
  id: '12',
  name: 'Kordak',
  career: 'SLAYER',
  level: 40,
  renownRank: 80,
  items: [],
});

const TRIAL: PlayerTrial = {
  career: 'SLAYER',
  best: { slot: 'helm', item: PLAIN, gain: 4.5, gear: [] },
  wornIn: [],
  refusals: [],
  changes: [{ label: 'Wounds', unit: 'points', value: 12 }],
  replaced: { ...PLAIN, name: 'Old Cap' },
  off: null,
};

const shown = (answer: Partial<BetterFor>) =>
  rendered(
    <BetterAnswer
      item={PLAIN}
      list={listAddress(routes.item('7'), { for: 'Kordak' }, WEARER_FILTER)}
      answer={{ wearer: WEARER, choices: [], error: null, trial: TRIAL, ...answer }}
    />,
  );

it('says whether it is better, what it replaces, what changes, and by what that is weighed', async () => {
  const { text, links } = await shown({});
  expect(text).toMatch(
    /Better for Kordak: the whole build gains 4\.5 points\..*Helm: in place of.*Old Cap.*\+12 Wounds.*2 × Strength: raises/s,
  );
  expect(text).toContain('No worn item of Kordak is known: it is compared with empty slots.');
  expect(links).toContainEqual({
    text: 'Put on in the build planner',
    href: expect.stringMatching(/helm=7/),
  });
  expect(links).toContainEqual({ text: 'Armory of Kordak', href: '/character/12/armory' });
});

it('says why it cannot be worn, and where it is worn already', async () => {
  const refused = await shown({
    trial: { ...TRIAL, best: null, refusals: ['Warcrown needs level 40.'], changes: [], replaced: null },
  });
  expect(refused.text).toMatch(/Kordak cannot wear it\.\s*Warcrown needs level 40\./);
  expect(refused.text).not.toMatch(/Better|Worse|What counts/);
  const has = await shown({ trial: { ...TRIAL, best: null, wornIn: ['helm'], changes: [], replaced: null } });
  expect(has.text).toContain('Kordak wears Warcrown already: Helm.');
  expect(has.text).not.toContain('cannot wear');
});

it('lets choose among namesakes, and says where there is nobody or an unknown career', async () => {
  const choices = ['3', '4'].map((id) => sampleRecord(CharacterHitFragmentDoc, { id, name: 'Kordak' }));
  const { links } = await shown({ wearer: null, trial: null, choices });
  expect(links.map(({ href }) => href)).toEqual(['/item/7?for=3', '/item/7?for=4']);
  expect((await shown({ wearer: null, trial: null })).text).toBe(
    'There is no character with this name or number.',
  );
  expect((await shown({ trial: null })).text).toBe('This site does not know the career of Kordak.');
});
