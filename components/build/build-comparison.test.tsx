import { expect, it } from 'vitest';

import type { BuildStat, Gear } from '#lib/game/builds/build.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';
import { planned, planOf } from '#lib/url/build/testing/plan.ts';
import { bareBuild } from '#lib/url/build/worn-build.ts';

import { rendered } from '../testing/rendered.ts';
import { BuildComparison } from './build-comparison.tsx';

const parry: BuildStat = {
  stat: 'PARRY',
  label: 'Parry',
  unit: 'percent',
  group: 'defence',
  value: 24.3,
  parts: [
    { from: 'Renown training', value: 18 },
    { from: 'Initiative 210', value: 6.3 },
  ],
  note: null,
};
const block = { ...parry, stat: 'BLOCK', label: 'Block', value: 5, parts: [], note: 'Without a shield.' };
const helm: Gear[number] = { equipSlot: 'HELM', item: { ...PLAIN, id: '7' }, talismans: [] };
const belt: Gear[number] = { equipSlot: 'BELT', item: { ...PLAIN, id: '8' }, talismans: [] };

type Sides = Readonly<Record<'mine' | 'theirs', Partial<Parameters<typeof planned>[0]>>>;

const compared = ({ mine, theirs }: Sides, query: Readonly<Record<string, string>> = {}) => {
  const other = planned({ name: 'Second build', ...theirs });
  const plan = planOf(query, { mine: planned(mine), theirs: other });
  return rendered(<BuildComparison plan={plan} theirs={other} />);
};

it('compares two builds, without arrows where their roles differ', async () => {
  const build = bareBuild('ZEALOT');
  const { text, rows, links } = await compared({
    mine: { stats: [parry, block] },
    theirs: { name: 'Olga', wornBy: '4', build, stats: [{ ...parry, value: 20 }], base: null },
  });
  const words = '18% Renown training + 6.3% Initiative 210';
  expect(rows).toEqual([
    ['Stat', 'This build', 'Olga', 'Difference'],
    ['Parry', `This build24.3%${words}`, `Olga20%${words}`, '4.3% more'],
    ['Block', 'This build5%Without a shield.', 'Olga–', '5% more'],
  ]);
  expect(text).toMatch(/^Compared with Olga 2 of 2 stats differ\./);
  expect(text).toContain('This build is a damage dealer, Olga a healer');
  expect(text).toMatch(/Where the own points of a career are not known/);
  // Builds of two careers have no address with both.
  expect(links).toEqual([]);
});

it('counts what differs, marks what phones leave out, and swaps both', async () => {
  const slots = { helm: { item: '7', talismans: [] } };
  const build = { ...bareBuild('SLAYER'), slots };
  const { html, text, links } = await compared(
    {
      mine: { build, stats: [parry, block], gear: [helm, belt] },
      theirs: { build: { ...build, level: 38 }, stats: [parry], gear: [helm] },
    },
    { helm: '7', 'b.helm': '7', 'b.level': '38' },
  );
  expect(text).toContain('Compared with the second build 1 of 2 stats differs, 1 of 2 slots differs.');
  expect(text).toContain('1 equal stat of 2');
  expect(text).toContain('1 equal slot of 2');
  expect(html.match(/data-equal/g)).toHaveLength(2);
  expect(text).toContain('Only this build');
  expect(links).toContainEqual({
    text: 'Swap both builds',
    href: '/build/slayer?b.helm=7&helm=7&level=38',
  });
});
