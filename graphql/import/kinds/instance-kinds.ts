import { required, type Field, type Kind, type Part, type Row } from '../kind.ts';
import { count, flag, id, longId, milliseconds, shortId, text, uuid } from '../value-types.ts';
import { DEEDS, FIGHTER } from './deeds.ts';
import { enumType } from './enum-type.ts';

/** Columns that a run or a try has from its scoreboard, before that is written. */
const SUMMARY: Row = {
  duration: null,
  entries: 0,
  deaths: 0,
  min_item_rating: 0,
  average_item_rating: 0,
  max_item_rating: 0,
};

const { kills: _, kills_solo: __, death_blows: ___, ...deeds } = DEEDS;

const scoreboard = (table: string, owner: string): Part => ({
  table,
  key: [owner, 'position'],
  owner,
  path: 'scoreboardEntries',
  isList: true,
  fields: {
    ...FIGHTER,
    archetype: required('archetype', enumType('Archetype')),
    item_rating: required('itemRating', count),
    ...deeds,
  },
  computed: (_row, index) => ({ position: index }),
});

const TIMES: Readonly<Record<string, Field>> = {
  start_time: required('start', milliseconds),
  end_time: required('end', milliseconds),
  completed: required('completed', flag),
};

const TANK = {
  character: { id: '12' },
  level: 40,
  renownRank: 80,
  archetype: 'TANK',
  itemRating: 740,
  deaths: 1,
};

/** Dungeons, and how parties fared in them. */
export const INSTANCE_KINDS: readonly Kind[] = [
  {
    kind: 'Instance',
    description: 'A dungeon with its encounters, in the order in which a party comes upon them.',
    table: 'instance',
    key: ['id'],
    fields: { id: required('id', shortId), name: required('name', text) },
    parts: [
      {
        table: 'instance_encounter',
        key: ['id'],
        owner: 'instance_id',
        path: 'encounters',
        isList: true,
        fields: { id: required('id', id), name: required('name', text) },
        computed: (_row, index) => ({ position: index }),
      },
    ],
    example: { id: '60', name: 'Gunbad', encounters: [{ id: '4001', name: 'Glomp the Squig Master' }] },
  },
  {
    kind: 'InstanceRun',
    description: "A party's way through an instance, its tries at encounters, and the scoreboards of all.",
    table: 'instance_run',
    key: ['id'],
    fields: { id: required('id', uuid), instance_id: required('instanceId', shortId), ...TIMES },
    initial: { ...SUMMARY, encounters_won: 0 },
    parts: [
      scoreboard('instance_run_score', 'run_id'),
      {
        table: 'instance_encounter_run',
        key: ['id'],
        owner: 'run_id',
        path: 'encounters',
        isList: true,
        fields: { id: required('id', longId), encounter_id: required('encounterId', id), ...TIMES },
        initial: SUMMARY,
        computed: (_row, _index, run) => ({ instance_id: run['instance_id'] ?? 0 }),
        parts: [scoreboard('instance_encounter_run_score', 'encounter_run_id')],
      },
    ],
    example: {
      id: '0d1c2b3a-4f5e-4d6c-9b8a-7f6e5d4c3b2a',
      instanceId: '60',
      start: 1_790_160_000_000,
      end: 1_790_163_600_000,
      completed: true,
      scoreboardEntries: [{ ...TANK, damage: 410_000, damageReceived: 900_000 }],
      encounters: [
        {
          id: '70001',
          encounterId: '4001',
          start: 1_790_160_600_000,
          end: 1_790_160_900_000,
          completed: true,
          scoreboardEntries: [TANK],
        },
      ],
    },
  },
];
