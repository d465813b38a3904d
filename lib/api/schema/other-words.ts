import { QUEUES } from '#lib/game/battles/queues.ts';

/**
 * Restatements: arguments of our schema that other states of the game's API express as conditions of the list's
 * `where`. A new state that words something differently gets an entry here.
 */

/** The values of a field's arguments; those that are not given are undefined or null. */
export type ArgumentValues = Readonly<Record<string, unknown>>;

/** Arguments of a field that another state of the API has as conditions of its filter. */
export interface OtherWords {
  /** Coordinate of the field. */
  readonly field: string;
  /** The arguments that become conditions there. */
  readonly args: readonly string[];
  /** Coordinates of the input fields that the restatement needs; without them it is impossible. */
  readonly needs: readonly string[];
  /** The input type of `where`. */
  readonly filter: string;
  /** The equivalent conditions, in the form of our schema; none where the arguments are not given. */
  readonly conditions: (values: ArgumentValues) => readonly object[];
}

const has = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const equal = (name: string, value: unknown) => (has(value) ? { [name]: { eq: value } } : {});

const conditionOn = (name: string, value: unknown) => (has(value) ? [{ [name]: { eq: value } }] : []);

/** Excludes draws: they have no winner, even where the API names one. */
const DECIDED = { winner: { in: [0, 1] } };

/** Conditions on the entry of a player or a guild member; on any entry where neither is given. */
function ofFighters({ characterId, guildId, wins, premadeOnly }: ArgumentValues): readonly object[] {
  const owners = [equal('characterId', characterId), equal('guildId', guildId)].filter(isNotEmpty);
  const knowsResult = owners.length > 0 && typeof wins === 'boolean';
  const common = {
    ...(knowsResult ? equal('isWinner', wins) : {}),
    ...(premadeOnly === true ? equal('isGuildPremade', true) : {}),
  };
  const entries = owners.length > 0 ? owners.map((owner) => Object.assign(owner, common)) : [common];
  return [
    ...entries.filter(isNotEmpty).map((some) => ({ scoreboardEntries: { some } })),
    ...(knowsResult ? [DECIDED] : []),
  ];
}

const isNotEmpty = (entry: object): boolean => Object.keys(entry).length > 0;

/** The numbers of queue types in conditions of the game's API. */
const QUEUE_NUMBERS = new Map(Object.entries(QUEUES).map(([type, { number }]) => [type, number]));

const SCENARIOS = { field: 'Query.scenarios', filter: 'ScenarioRecordFilterInput' };

/** All restatements. */
export const OTHER_WORDS: readonly OtherWords[] = [
  {
    ...SCENARIOS,
    args: ['characterId', 'guildId', 'wins', 'premadeOnly'],
    needs: ['ScenarioRecordFilterInput.scoreboardEntries'],
    conditions: ofFighters,
  },
  {
    ...SCENARIOS,
    args: ['queueType'],
    needs: ['ScenarioRecordFilterInput.queueType'],
    conditions: ({ queueType }) => conditionOn('queueType', QUEUE_NUMBERS.get(String(queueType))),
  },
  {
    ...SCENARIOS,
    args: ['scenarioId'],
    needs: ['ScenarioRecordFilterInput.scenarioId'],
    conditions: ({ scenarioId }) => conditionOn('scenarioId', scenarioId),
  },
  {
    ...SCENARIOS,
    args: ['from', 'to'],
    needs: ['ScenarioRecordFilterInput.startTime'],
    conditions: ({ from, to }) => [
      ...(has(from) ? [{ startTime: { gte: from } }] : []),
      ...(has(to) ? [{ startTime: { lt: to } }] : []),
    ],
  },
];
