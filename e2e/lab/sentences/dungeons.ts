import { SessionRowFragmentDoc, SumsOfSessionsFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import * as dungeons from '#lib/game/dungeons/dungeon-words.ts';
import * as sessions from '#lib/game/dungeons/session-words.ts';
import * as won from '#lib/game/instances/won-words.ts';

import { said } from './said.ts';

const figures = (tries: number, cleared: number, timed = cleared) => ({
  sessions: tries + 5,
  tries,
  cleared,
  timed,
  lower: null,
  median: timed > 0 ? 1_500 : null,
  upper: null,
});
const wing = (id: string, name: string, tries: number, cleared: number) => ({
  instance: { id, name },
  figures: figures(tries, cleared),
});
const plainDungeon = (tries: number, cleared: number) => ({ figures: figures(tries, cleared), wings: [] });
const ofWings = (tries: number, cleared: number) => ({
  figures: figures(tries, cleared),
  wings: [wing('63', 'Gunbad Lab', tries * 2, tries), wing('64', 'Squig Boss', tries, cleared)],
});
const DUNGEONS = {
  'no group': [plainDungeon(0, 0)],
  'one group failed': [plainDungeon(1, 0)],
  'one group cleared': [plainDungeon(1, 1)],
  'none of many': [plainDungeon(9, 0)],
  many: [plainDungeon(106, 35)],
  'no group, wings': [ofWings(0, 0)],
  'one group, wings': [ofWings(1, 1)],
  'many, wings': [ofWings(61, 12)],
} as const;
const TRIES = {
  none: [figures(0, 0)],
  one: [figures(1, 1)],
  two: [figures(2, 1)],
  many: [figures(104, 61)],
  'without times': [figures(104, 61, 0)],
  'one time': [figures(104, 61, 1)],
} as const;

const nameOf = (row: object): string => ('name' in row ? String(row.name) : '');
const met = (...encounters: readonly (readonly [string, number, number])[]) =>
  encounters.map(([name, came, fell]) => ({ name, sessions: came, fell }));

const party = { tanks: 2, healers: 2, others: 2, tries: 12 };
const band = { from: 600, figures: { tries: 40 } };

const session = sampleRecord(SessionRowFragmentDoc);
const sums = { ...sampleRecord(SumsOfSessionsFragmentDoc), ...figures(30, 19) };
const run = (done: number, all: number) => ({
  encounters: Array.from({ length: all }, (_, at) => ({ encounterId: String(at), completed: at < done })),
  instance: { encounters: Array.from({ length: all }, (_, at) => ({ id: String(at) })) },
});
const RUNS = { none: [run(0, 3)], one: [run(1, 1)], some: [run(1, 3)], all: [run(3, 3)] } as const;

export const DUNGEON_SENTENCES = [
  ...said(dungeons, {
    clearedWords: TRIES,
    shareWords: TRIES,
    sessionsWords: {
      none: [{ sessions: 0, tries: 0 }],
      'one without a try': [{ sessions: 1, tries: 0 }],
      one: [{ sessions: 1, tries: 1 }],
      'many without a try': [{ sessions: 3, tries: 0 }],
      many: [{ sessions: 153, tries: 148 }],
    },
    tookWords: TRIES,
    dungeonVerdict: DUNGEONS,
    headWords: DUNGEONS,
    shortVerdict: DUNGEONS,
    takesWords: {
      unknown: [{ parties: [], bands: [] }],
      group: [{ parties: [{ ...party, tanks: 1, healers: 0, others: 1 }], bands: [] }],
      rating: [{ parties: [], bands: [band] }],
      both: [{ parties: [party], bands: [band] }],
    },
    hardestWords: {
      none: [met(), nameOf],
      'few groups': [met(['Solithex', 3, 1]), nameOf],
      'all won': [met(['Solithex', 26, 26]), nameOf],
      'all won where many came': [met(['Solithex', 26, 26], ['Masta Mixa', 3, 1]), nameOf],
      one: [met(['Solithex', 26, 19], ['Masta Mixa', 19, 18]), nameOf],
      two: [met(['Solithex', 20, 10], ['Masta Mixa', 10, 5]), nameOf],
    },
  }),
  ...said(sessions, {
    outcomeWords: {
      'no try': [{ ...session, listed: 0 }],
      one: [{ ...session, listed: 1, fell: 1, wingCount: 1 }],
      some: [{ ...session, listed: 7, fell: 4, wingCount: 1 }],
      wings: [
        {
          ...session,
          listed: 7,
          wingCount: 4,
          wingsCleared: 1,
          wings: [
            { ...wing('64', 'Squig Boss', 1, 1), cleared: true, listed: 4, fell: 4, seconds: null },
            { ...wing('63', 'Gunbad Lab', 1, 0), cleared: false, listed: 3, fell: 1, seconds: null },
          ],
        },
      ],
    },
    sumsWords: {
      'all dungeons': [sums, { instance: 'all', cleared: 'all' }],
      'none cleared': [
        { ...sums, cleared: 0 },
        { instance: 'all', cleared: 'all' },
      ],
      'one dungeon': [
        { ...sums, wings: [wing('36', 'Altdorf Sewers', 30, 19)] },
        { instance: '36', cleared: 'all' },
      ],
      'only clears': [
        { ...sums, wings: [wing('36', 'Altdorf Sewers', 30, 19)] },
        { instance: '36', cleared: 'yes' },
      ],
    },
  }),
  ...said(won, { wonWords: RUNS, givenUpWords: RUNS }),
];
