import { expect, it } from 'vitest';

import { CharacterHitFragmentDoc, QuestTagFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import type { Gear } from '#lib/game/builds/build.ts';
import type { BuildCosts, Errand } from '#lib/game/costs/build-cost.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';
import type { BuildPlan } from '#lib/url/build/build-plan.ts';

import { rendered } from '../testing/rendered.ts';
import { BuildCost } from './build-cost.tsx';
import { LevelForm, TrainingForm } from './build-forms.tsx';
import { BesideLine, BuildTop } from './build-top.tsx';
import { planned, planOf } from '#lib/url/build/testing/plan.ts';

const helm: Gear[number] = { equipSlot: 'HELM', item: PLAIN, talismans: [] };
const costs: BuildCosts = {
  total: { copper: 20_000, items: [], isCut: false },
  errands: [],
  pieces: 1,
  missing: 1,
  wanted: ['7'],
};

const top = (plan: BuildPlan) =>
  rendered(<BuildTop plan={plan} costs={Promise.resolve({ data: costs, provenance: null })} />);

it('says in a sentence what a build takes, and each thing once that was dropped', async () => {
  const plan = planOf({ level: '38' });
  const { text, links } = await top({
    ...plan,
    mine: { ...plan.mine, gear: [helm] },
    refusals: ['Helm: no such item.', 'Helm: no such item.'],
  });
  expect(text).toMatch(
    /^Slayer build Level 38, renown rank 80: 1 item, 2 gold to go\. Helm: no such item\. Level/,
  );
  expect(text.match(/no such item/g)).toHaveLength(1);
  expect(links).toContainEqual({ text: 'Text', href: '/build/slayer.txt?level=38' });
});

it('says that nothing is chosen, and names nothing as dropped', async () => {
  const { html, text } = await top(planOf({}));
  expect(text).toContain('Nothing chosen yet.');
  expect(html).not.toContain('Dropped from the address');
});

it('offers to save the first build alone, with whose pieces it leaves out', async () => {
  const { html } = await top(planOf({ level: '38', 'b.level': '20', has: '4', pick: 'helm' }));
  expect(html).toContain('data-save-build="/build/slayer?has=4&amp;level=38"');
  expect(html).toContain('data-save-name="Slayer 38"');
});

it('takes a link as long as that of a whole build', async () => {
  const { html } = await beside(planOf({}));
  expect(html).toMatch(/<input[^>]* maxLength="2500"[^>]* name="vs"/);
});

const beside = (plan: BuildPlan) => rendered(<BesideLine plan={plan} />);

it('leads to a copy beside a build that has something in it', async () => {
  const plan = planOf({ helm: '7', level: '38' });
  const bare = await beside(plan);
  expect(bare.links).toEqual([]);
  expect(bare.text).not.toContain('Who is meant?');
  expect((await beside({ ...plan, mine: { ...plan.mine, gear: [helm] } })).links).toEqual([
    { text: 'Change a copy beside this build', href: '/build/slayer?b.helm=7&b.level=38&helm=7&level=38' },
  ]);
});

it('leads back to one build, without all that is of the second', async () => {
  const plan = planOf({ helm: '7', vs: 'Olga' }, { theirs: planned({ name: 'Olga', wornBy: '12' }) });
  expect((await beside(plan)).links).toEqual([{ text: 'Without Olga', href: '/build/slayer?helm=7' }]);
  const second = planOf({ helm: '7', 'b.helm': '8' }, { theirs: planned() });
  expect((await beside(second)).links).toEqual([
    { text: 'Without the second build', href: '/build/slayer?helm=7' },
  ]);
});

it('asks who is meant by a name', async () => {
  const choices = [sampleRecord(CharacterHitFragmentDoc, { id: '12', name: 'Olga', career: 'SLAYER' })];
  const { text, links } = await beside(planOf({ vs: 'olg' }, { choices }));
  expect(text).toContain('Who is meant?');
  expect(links[0]?.href).toBe('/build/slayer?vs=12');
});

/** The fields of a form with their values. */
const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*>/g)].map(([input]) => [
      / name="([^"]*)"/.exec(input)?.[1],
      / value="([^"]*)"/.exec(input)?.[1],
    ]),
  );

it('asks for level and renown rank, and keeps the rest of the address', async () => {
  const plan = planOf({ level: '38', helm: '7', 'b.level': '20', 'b.helm': '8' });
  const one = await rendered(<LevelForm plan={plan} planned={plan.mine} prefix="" />);
  expect(one.html).toContain('aria-label="Level and renown"');
  expect(one.html).not.toContain('data-live');
  expect(fieldsOf(one.html)).toEqual({
    level: '38',
    renown: '80',
    helm: '7',
    'b.level': '20',
    'b.helm': '8',
  });
  expect(one.html).toMatch(/min="1" max="40"[^>]* name="level".*min="0" max="100"[^>]* name="renown"/);
  const two = await rendered(<LevelForm plan={plan} planned={planned()} prefix="b." />);
  expect(two.html).toContain('aria-label="Level and renown of the second build"');
  expect(fieldsOf(two.html)).toEqual({
    'b.level': '40',
    'b.renown': '80',
    helm: '7',
    level: '38',
    'b.helm': '8',
  });
});

it('offers steps of training with what they give and cost, and says what is left', async () => {
  const query = { 'train.strength': '2', 'path-1': '9', 'path-3': '1' };
  const plan = planOf(query);
  const { html, text } = await rendered(<TrainingForm plan={plan} planned={plan.mine} prefix="" />);
  expect(text).toContain('76 of 80 points of renown training and 19 of 29 points of mastery are left.');
  expect(text).toContain('Strength – 1: +4, 1 point 2: +16, 4 points 3: +38, 10 points 4: +72, 20 points');
  expect(text).toContain('Quick Escape – 1: 10 points 2: 25 points 3: 45 points Improved Flee');
  expect(text).toMatch(/Path 3 – 1 2 3: 1 ability open 4: .* 15: 7 abilities open Apply/);
  expect(html.match(/<option[^>]* selected=""[^>]*>/g)?.filter((option) => !option.includes('"0"'))).toEqual(
    ['2', '9', '1'].map((value) => expect.stringContaining(`value="${value}"`)),
  );
  expect(html).toContain('aria-label="Training and mastery"');
  expect(html).toContain('<option value="2" selected="">2: +16, 4 points<');
  expect(html).toContain('data-live');
  const two = await rendered(<TrainingForm plan={plan} planned={planned()} prefix="b." />);
  expect(two.html).toMatch(
    /aria-label="Training and mastery of the second build".*name="b\.train\.strength"/s,
  );
  expect(two.html).toContain('name="b.path-3"');
  expect(fieldsOf(two.html)).toEqual(query);
});

const grumnir = { id: '4', name: 'Grumnir', realm: 'ORDER', title: null, spawns: [] } as const;
const errand: Errand = { item: PLAIN, count: 2, place: null, from: null, copper: 0, pays: [] };
const cost = (plan: BuildPlan, given: Partial<BuildCosts> = {}) =>
  rendered(<BuildCost plan={plan} costs={{ ...costs, ...given }} />);

it('lists what to get, and where', async () => {
  const quest = sampleRecord(QuestTagFragmentDoc, { id: '5', name: 'A Debt' });
  const { text, rows } = await cost(planOf({}), {
    errands: [
      {
        ...errand,
        place: 'Altdorf',
        from: { kind: 'vendor', creature: grumnir },
        copper: 100,
        pays: [{ item: { ...PLAIN, name: 'Crest' }, count: 6 }],
      },
      {
        ...errand,
        item: { ...PLAIN, id: '8' },
        count: 1,
        place: 'Praag',
        from: { kind: 'creature', creature: grumnir },
      },
      { ...errand, item: { ...PLAIN, id: '9' }, count: 1, from: { kind: 'quest', quest } },
      { ...errand, item: { ...PLAIN, id: '10' }, count: 1 },
    ],
  });
  expect(rows).toEqual([
    ['Place', 'Item', 'From', 'Pays'],
    ['Altdorf', 'Warcrown (Rare) × 2', 'Vendor Grumnir', '1 Crest (Rare) × 6'],
    ['Praag', 'Warcrown (Rare)', 'Left by Grumnir', ''],
    ['No known place', 'Warcrown (Rare)', 'Quest A Debt', ''],
    ['No known place', 'Warcrown (Rare)', '', ''],
  ]);
  expect(text).toMatch(/^What it costs 2 Shopping list/);
});

it('says what it costs no more to get, and what is not counted', async () => {
  const none = await cost(planOf({}), { missing: 0 });
  expect(none.text).toBe('What it costs There is nothing to get.');
  const cut = await cost(planOf({}), {
    total: { copper: 0, items: [{ item: PLAIN, count: 3 }], isCut: true },
  });
  expect(cut.text).toMatch(/Warcrown \(Rare\) × 3 Some of these items are sold for further items/);
});

it('leaves out the pieces of a character, or counts them', async () => {
  const owner = { id: '12', name: 'Olga', pieces: [] };
  const owned = await cost(planOf({ has: '12' }, { owner }));
  expect(owned.text).toContain('Pieces that Olga wears are left out.');
  expect(owned.links).toEqual([{ text: 'Count all', href: '/build/slayer' }]);
  const theirs = planned({ name: 'Olga', wornBy: '12' });
  expect((await cost(planOf({ vs: 'Olga' }, { theirs }))).links).toEqual([
    { text: 'Leave out what Olga wears', href: '/build/slayer?has=12&vs=Olga' },
  ]);
  expect((await cost(planOf({}, { theirs: planned() }))).links).toEqual([]);
});
