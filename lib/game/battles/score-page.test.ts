import { describe, expect, it } from 'vitest';

import { groupPage, pageOfEach } from './score-page.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);
const GROUPS = [
  { title: 'Order', entries: numbers(0, 70) },
  { title: 'Destruction', entries: numbers(70, 120) },
];

const shown = (...[cursor, marked]: [Parameters<typeof groupPage>[1], number?]) => {
  const { groups, from, to, pageInfo } = groupPage<number, (typeof GROUPS)[number]>(GROUPS, cursor, marked);
  return {
    ...pageInfo,
    from,
    to,
    titles: groups.map(({ group: { title } }) => title),
    entries: groups.flatMap((each) => each.shown),
  };
};

describe('groupPage', () => {
  it('shows every player once, in the order of the groups, page after page', () => {
    const first = shown({});
    const second = shown({ after: first.endCursor ?? '' });
    const third = shown({ after: second.endCursor ?? '' });
    expect([...first.entries, ...second.entries, ...third.entries]).toEqual(numbers(0, 120));
    expect([first, second, third].map(({ titles }) => titles)).toEqual([
      ['Order'],
      ['Order', 'Destruction'],
      ['Destruction'],
    ]);
    expect(first.hasPreviousPage).toBe(false);
    expect(third.hasNextPage).toBe(false);
  });

  it('leads back', () => {
    const third = shown({ after: '100' });
    expect(shown({ before: third.startCursor ?? '' }).from).toBe(50);
  });

  it('begins with the page of a marked player, unless the address names another', () => {
    expect(shown({}, 71).from).toBe(50);
    expect(shown({ after: '100' }, 71).from).toBe(100);
  });

  it.each(['x', '-5', '1e3', '120', '7.5', '__proto__'])(
    'begins at the first player for the cursor %s',
    (after) => {
      expect(shown({ after }).from).toBe(0);
    },
  );

  it('keeps groups of the same title apart, each whole', () => {
    const namesakes = [
      { title: 'Raiders', entries: numbers(0, 60) },
      { title: 'Raiders', entries: numbers(60, 70) },
    ];
    const { groups } = groupPage<number, (typeof namesakes)[number]>(namesakes, { after: '50' });
    expect(groups.map(({ group, shown: { length } }) => [group.entries.length, length])).toEqual([
      [60, 10],
      [10, 10],
    ]);
  });

  it('is empty without players', () => {
    expect(groupPage([], {}).groups).toEqual([]);
  });
});

describe('pageOfEach', () => {
  const places = (...[cursor, marked]: [Parameters<typeof groupPage>[1], number?]) => {
    const page = pageOfEach<number, (typeof GROUPS)[number]>(GROUPS, cursor, marked, 40);
    return { ...page.pageInfo, shown: page.groups.map(({ shown }) => [shown[0], shown.length]) };
  };

  it('shows the same places of each group, as long as one has any', () => {
    const first = places({});
    expect(first.shown).toEqual([
      [0, 40],
      [70, 40],
    ]);
    expect([first.hasPreviousPage, first.hasNextPage]).toEqual([false, true]);
    const second = places({ after: first.endCursor ?? '' });
    expect(second.shown).toEqual([
      [40, 30],
      [110, 10],
    ]);
    expect([second.hasPreviousPage, second.hasNextPage]).toEqual([true, false]);
    expect(places({ before: second.startCursor ?? '' }).shown).toEqual(first.shown);
  });

  it('leaves out a group that is shown to its end', () => {
    const [long, short] = [numbers(0, 50), numbers(70, 75)];
    const { groups } = pageOfEach<number, { entries: number[] }>(
      [{ entries: long }, { entries: short }],
      { after: '40' },
      undefined,
      40,
    );
    expect(groups.map(({ shown }) => shown.length)).toEqual([10]);
  });

  it('begins with the page of a marked player', () => {
    expect(places({}, 111).shown[1]).toEqual([110, 10]);
    expect(places({}, 71).shown[1]).toEqual([70, 40]);
  });

  it('is empty without players', () => {
    expect(pageOfEach([], {}, undefined, 20)).toMatchObject({ groups: [], from: 0, to: 0 });
  });
});
