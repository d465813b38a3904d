import { optional, required, type Kind } from '../kind.ts';
import { byte, count, flag, id, oneOf, seconds, shortId, upTo, uuid } from '../value-types.ts';
import { DEEDS, FIGHTER } from './deeds.ts';

const CHOSEN = { character: { id: '12' }, level: 40, renownRank: 80, guild: { id: '3' } };
const SLAYER = { character: { id: '34' }, level: 40, renownRank: 71, guild: null };

/** Fights: runs of scenarios, and skirmishes. */
export const BATTLE_KINDS: readonly Kind[] = [
  {
    kind: 'ScenarioRecord',
    description:
      'One run of a scenario with its scoreboard. winner is 0 for Order, 1 for Destruction, 2 for neither.',
    table: 'scenario_record',
    key: ['id'],
    fields: {
      id: required('id', uuid),
      scenario_id: required('scenario.id', id),
      start_time: required('startTime', seconds),
      end_time: required('endTime', seconds),
      winner: required('winner', upTo(2)),
      order_points: required('points.0', count),
      destruction_points: required('points.1', count),
      queue_type: required('queueType', byte),
      tier: required('tier', byte),
      was_surrender: optional('wasSurrender', flag, false),
    },
    parts: [
      {
        table: 'scenario_score',
        key: ['record_id', 'character_id'],
        owner: 'record_id',
        path: 'scoreboardEntries',
        isList: true,
        fields: {
          ...FIGHTER,
          team: required('team', upTo(1)),
          quitter: optional('quitter', flag, false),
          objective_score: optional('objectiveScore', count, 0),
          ...DEEDS,
        },
        computed: ({ team }, _, run) => ({
          start_time: run['start_time'] ?? 0,
          queue_type: run['queue_type'] ?? 0,
          won: run['winner'] === 2 ? null : run['winner'] === team,
        }),
      },
    ],
    example: {
      id: '7b0a9c1e-2f3d-4a5b-8c6d-7e8f90a1b2c3',
      scenario: { id: '2000' },
      startTime: 1_790_164_000,
      endTime: 1_790_164_900,
      winner: 1,
      points: [320, 500],
      queueType: 0,
      tier: 4,
      wasSurrender: false,
      scoreboardEntries: [
        { ...CHOSEN, team: 1, quitter: false, objectiveScore: 40, kills: 5, deaths: 1, damage: 90_000 },
        { ...SLAYER, team: 0, kills: 2, deaths: 4, damage: 71_000 },
      ],
    },
  },
  {
    kind: 'Skirmish',
    description: 'A fight: kills close to each other in place and time. Its kills name it as their skirmish.',
    table: 'skirmish',
    key: ['id'],
    fields: {
      id: required('id', uuid),
      scenario_id: optional('scenario.id', id),
      instance_id: optional('instance.id', uuid),
      primary_zone_id: optional('primaryZone.id', shortId),
      primary_area_id: optional('primaryZoneArea.id', id),
      start_time: required('startTime', seconds),
      end_time: required('endTime', seconds),
      kills: required('numberOfKills', count),
      kills_order: required('numberOfKillsOrder', count),
      kills_destruction: required('numberOfKillsDestruction', count),
      players: required('numberOfPlayers', count),
      players_order: required('numberOfPlayersOrder', count),
      players_destruction: required('numberOfPlayersDestruction', count),
    },
    parts: [
      {
        table: 'skirmish_score',
        key: ['skirmish_id', 'character_id'],
        owner: 'skirmish_id',
        path: 'scoreboardEntries',
        isList: true,
        fields: { ...FIGHTER, realm: required('realm', oneOf(['DESTRUCTION', 'ORDER'])), ...DEEDS },
        computed: (_, __, skirmish) => ({ start_time: skirmish['start_time'] ?? 0 }),
      },
    ],
    example: {
      id: 'f1e2d3c4-b5a6-4978-8a9b-0c1d2e3f4a5b',
      scenario: null,
      instance: null,
      primaryZone: { id: '106' },
      primaryZoneArea: null,
      startTime: 1_790_164_700,
      endTime: 1_790_165_100,
      numberOfKills: 9,
      numberOfKillsOrder: 3,
      numberOfKillsDestruction: 6,
      numberOfPlayers: 14,
      numberOfPlayersOrder: 6,
      numberOfPlayersDestruction: 8,
      scoreboardEntries: [{ ...CHOSEN, realm: 'DESTRUCTION', kills: 3, killsSolo: 1, damage: 20_400 }],
    },
  },
];
