import { describe, expect, it } from 'vitest';

import {
  DungeonRowFragmentDoc,
  EncounterOfDungeonFragmentDoc,
  MonthOfDungeonFragmentDoc,
  PartyOfDungeonFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { CLEARS_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { EncounterFunnel, MonthTrend, PartyTable, RatingBands, WingTable } from './dungeon-report.tsx';

const { figures } = sampleRecord(DungeonRowFragmentDoc);
const [cauldron, lair] = [
  { id: '152', name: 'Cauldron' },
  { id: '153', name: 'Lair' },
];
const alone = [{ instance: cauldron, figures }];
const both = [...alone, { instance: lair, figures }];
const lists = listAddress(routes.dungeon('152'), {}, CLEARS_FILTER);

describe('figures of a dungeon', () => {
  const many = { ...figures, tries: 104, cleared: 61, lower: 60, median: 90, upper: 120 };
  const none = { ...figures, tries: 0, cleared: 0, lower: null, median: null, upper: null };
  const [one, other] = [
    { instance: { id: '152', name: 'Cauldron' }, figures: many },
    { instance: { id: '153', name: '' }, figures: none },
  ];
  const words = ['104 tries', '61 of 104 cleared, 59% (49 to 68%)'];
  const took = '1m 30s 1 minute 30 seconds 1m 1 minute to 2m 2 minutes';

  it('has a line for each wing and for each hundred of item rating', async () => {
    const bands = [
      { from: 400, instance: one.instance, figures: { ...many, lower: null } },
      { from: 400, instance: lair, figures: many },
    ];
    const page = await rendered(
      <>
        <WingTable wings={[one, other]} />
        <RatingBands wings={[one, other]} bands={bands} />
      </>,
    );
    expect(page.rows).toEqual([
      ['Wing', 'Tries', 'Cleared', 'Median of a clear'],
      ['Cauldron (wing 1)', ...words, took],
      ['Altdorf Sewers 2', '0 tries', 'No tries', '–'],
      ['Item rating', 'Tries', 'Cleared', 'Median of a clear'],
      ['400 to 499Cauldron (wing 1)', ...words, took.replace('1m 1 minute to', 'not known to')],
      ['400 to 499Lair', ...words, took],
    ]);
    expect(page.text).toContain('Each wing on its own.');
    expect(page.html.match(/<rect [^>]*width="58.7%"/g)).toHaveLength(3);
    expect(page.html.match(/<rect /g)).toHaveLength(3);
    expect(page.links).toEqual([
      { text: 'Cauldron (wing 1)', href: '/instance/152' },
      { text: 'Altdorf Sewers 2', href: '/instance/153' },
    ]);
  });

  it('does not repeat the only wing, and says that there were no sessions', async () => {
    const { text } = await rendered(
      <>
        <WingTable wings={[one]} />
        <RatingBands wings={[one]} bands={[]} />
      </>,
    );
    expect(text).not.toMatch(/wing/i);
    expect(text).toContain('No sessions yet.');
  });
});

describe('encounters', () => {
  const encounter = sampleRecord(EncounterOfDungeonFragmentDoc, {
    instance: { id: '152', name: 'Cauldron' },
    encounter: { id: '7', name: 'Nazgrub' },
    sessions: 1500,
    fell: 1500,
    tries: 1600,
    deaths: 1,
  });
  const harder = { ...encounter, encounter: { id: '8', name: ' ' }, fell: 300, deaths: 0 };

  it('tell how many groups came and won, and where most stopped', async () => {
    const page = await rendered(<EncounterFunnel wings={alone} encounters={[encounter, harder]} />);
    expect(page.text).toContain('Encounter #8 stopped the largest share: 1,200 of 1,500 never beat it.');
    expect(page.rows).toEqual([
      ['Encounter', 'Groups that came to it and won', 'Tries', 'Deaths'],
      ['Nazgrub', '1,500 of 1,500, 100%; it stopped 0', '1,600 tries', '1 death'],
      ['Encounter #8', '300 of 1,500, 20%; it stopped 1,200', '1,600 tries', '0 deaths'],
    ]);
    expect(page.html).toMatch(/<rect [^>]*width="20%"/);
  });

  it('are named with their wings where there are several, without a share where no group came', async () => {
    const untried = { ...encounter, instance: lair, sessions: 0, fell: 0 };
    const { rows, text, html } = await rendered(
      <EncounterFunnel wings={both} encounters={[encounter, untried]} />,
    );
    expect(rows.slice(1).map(([name]) => name)).toEqual(['NazgrubCauldron (wing 1)', 'NazgrubLair']);
    expect(rows[2]?.[1]).toBe('0 of 0');
    expect(html.match(/<rect /g)).toHaveLength(1);
    expect(text).toContain('Every group beat each encounter that it reached.');
    expect((await rendered(<EncounterFunnel wings={alone} encounters={[]} />)).text).toContain(
      'No encounters are known.',
    );
  });
});

it('lists months from the newest, each with a link to its fastest clears', async () => {
  const october = sampleRecord(MonthOfDungeonFragmentDoc, {
    instance: cauldron,
    month: 1_790_812_800,
    median: null,
  });
  const november = { ...october, month: 1_793_491_200, tries: 4, cleared: 3, median: 60 };
  const page = await rendered(<MonthTrend wings={alone} months={[october, november]} list={lists} />);
  expect(page.rows).toEqual([
    ['Month', 'Cleared', 'Median of a clear'],
    ['2026-11', '3 of 4 cleared, 75% (30 to 95%)', '1m 1 minute'],
    ['2026-10', '1 of 1 cleared, 100% (21 to 100%)', 'not known'],
  ]);
  expect(page.links[0]).toEqual({ text: '2026-11', href: '/dungeon/152?month=2026-11' });
  expect((await rendered(<MonthTrend wings={alone} months={[]} list={lists} />)).text).toContain(
    'No sessions yet.',
  );
  const there = { ...november, instance: lair, cleared: 0, median: null };
  const { rows } = await rendered(
    <MonthTrend wings={both} months={[october, november, there]} list={lists} />,
  );
  expect(rows.slice(1).map(([name, , median]) => [name, median])).toEqual([
    ['2026-11Cauldron (wing 1)', '1m 1 minute'],
    ['2026-10Cauldron (wing 1)', 'not known'],
    ['2026-11Lair', '–'],
  ]);
});

it('says of groups by their roles whether they clear more often than others', async () => {
  const balanced = sampleRecord(PartyOfDungeonFragmentDoc, {
    instance: cauldron,
    tries: 100,
    cleared: 90,
    groups: { tries: 50, cleared: 45 },
    otherGroups: { tries: 60, cleared: 20 },
  });
  const parties = [
    balanced,
    {
      ...balanced,
      healers: 2,
      others: 0,
      groups: { tries: 50, cleared: 10 },
      otherGroups: { tries: 60, cleared: 50 },
    },
    // Three groups came a hundred times: they tell nothing of others.
    { ...balanced, tanks: 0, groups: { tries: 3, cleared: 3 }, otherGroups: { tries: 60, cleared: 30 } },
  ];
  const wings = [{ instance: cauldron, figures: { ...figures, tries: 205, cleared: 113 } }];
  const { rows, text } = await rendered(<PartyTable parties={parties} wings={wings} />);
  expect(rows.map((row) => [row[0], row.at(-1)])).toEqual([
    ['Group', 'Beside other groups'],
    ['1 tank, 1 healer, 1 other', 'Clears more often'],
    ['1 tank, 2 healers, 0 others', 'Clears less often'],
    ['0 tanks, 1 healer, 1 other', 'No clear difference'],
  ]);
  expect(rows[1]?.[1]).toContain('90 of 100 cleared, 90%');
  expect(text).toContain('for parties of five or more of the newest 1,000 tries');
  expect((await rendered(<PartyTable parties={[]} wings={wings} />)).text).toContain('No group of the same');
});
