import type { Mutant } from '../mutant.ts';

const EVERY_STATE = { file: 'lib/api/schema/every-generation.database.test.ts' };
const APRIL = { file: 'lib/api/schema/april-generation.test.ts' };
const OTHER_WORDS = { file: 'lib/api/schema/other-words.database.test.ts' };
const REAL_ANSWERS = { file: 'lib/api/answers/real-answers.test.ts' };

/** Faults in what the states of the game's API word differently: each takes one difference out. */
export const STATES: readonly Mutant[] = [
  {
    name: 'players and guilds are no condition',
    file: 'lib/api/schema/other-words.ts',
    find: "args: ['characterId', 'guildId', 'wins', 'premadeOnly'],",
    put: 'args: [],',
    foundBy: OTHER_WORDS,
  },
  {
    name: 'a queue is no condition',
    file: 'lib/api/schema/other-words.ts',
    find: "args: ['queueType'],",
    put: 'args: [],',
    foundBy: OTHER_WORDS,
  },
  {
    name: 'a kind of scenario is no condition',
    file: 'lib/api/schema/other-words.ts',
    find: "args: ['scenarioId'],",
    put: 'args: [],',
    foundBy: OTHER_WORDS,
  },
  {
    name: 'a time is no condition',
    file: 'lib/api/schema/other-words.ts',
    find: "args: ['from', 'to'],",
    put: 'args: [],',
    foundBy: OTHER_WORDS,
  },
  {
    name: 'a draw is lost by both sides',
    file: 'lib/api/schema/other-words.ts',
    find: '...(knowsResult ? [DECIDED] : []),',
    put: '',
    foundBy: OTHER_WORDS,
  },
  {
    name: 'fragments stand on the old name of a type',
    file: 'lib/api/schema/fit-document.ts',
    find: 'withoutTypeNames(visit(context.document, visitor), context)',
    put: 'visit(context.document, visitor)',
    foundBy: EVERY_STATE,
  },
  {
    name: 'variables keep the type that they have in our schema',
    file: 'lib/api/schema/fit-document.ts',
    find: 'return type === undefined ? undefined : { ...node,',
    put: 'return type !== undefined || type === undefined ? undefined : { ...node,',
    foundBy: EVERY_STATE,
  },
  {
    name: 'ids are told as they come',
    file: 'lib/api/schema/input-values.ts',
    find: 'if (TEXTS.test(scalar)) return String(value);',
    put: '',
    foundBy: { file: 'lib/api/schema/input-values.test.ts' },
  },
  {
    name: 'moments of filters are told in numbers',
    file: 'lib/api/schema/input-values.ts',
    find: 'if (form && MOMENTS.test(scalar)) return momentText(value, form);',
    put: '',
    foundBy: EVERY_STATE,
  },
  {
    name: 'the duration of a run is not read',
    file: 'lib/api/time-forms.ts',
    find: "['InstanceRun.duration', 'span in seconds'],",
    put: '',
    foundBy: APRIL,
  },
  {
    name: 'the average duration of runs is not read',
    file: 'lib/api/time-forms.ts',
    find: "['InstanceRunsConnection.averageDuration', 'span in milliseconds'],",
    put: '',
    foundBy: EVERY_STATE,
  },
  {
    name: 'the median duration of tries is not read',
    file: 'lib/api/time-forms.ts',
    find: "['InstanceEncounterRunsConnection.medianDuration', 'span in milliseconds'],",
    put: '',
    foundBy: EVERY_STATE,
  },
  {
    name: 'a scenario without a winner is won by nobody',
    file: 'lib/api/answers/null-meanings.ts',
    find: "['ScenarioRecord', completeWinner],",
    put: '',
    foundBy: APRIL,
  },
  {
    name: 'a run is taken at its word',
    file: 'lib/api/answers/null-meanings.ts',
    find: "['InstanceRun', completeCleared],",
    put: '',
    foundBy: REAL_ANSWERS,
  },
  {
    name: 'a malformed row takes the list along',
    file: 'lib/api/answers/combine-checks.ts',
    find: 'isShorter ||= checked === BROKEN;',
    put: 'if (checked === BROKEN) return BROKEN;',
    foundBy: REAL_ANSWERS,
  },
  {
    name: 'runs without an end make averages',
    file: 'lib/data/ended-runs.ts',
    find: 'elsewhere ? { ...where, end: { gt: 0 } } : null',
    put: 'null',
    foundBy: { file: 'lib/data/ended-runs.test.ts' },
  },
  {
    name: 'more rows are expected than a state gives',
    file: 'lib/api/page-limit.ts',
    find: 'isElsewhere() ? ROWS_OF_ANY_API : OWN',
    put: 'OWN',
    foundBy: { file: 'lib/api/page-limit.test.ts' },
  },
  {
    name: 'more ids are asked for at once than a state answers',
    file: 'lib/data/ids-at-once.ts',
    find: 'Math.ceil(ids.length / ROWS_OF_ANY_API)',
    put: 'Math.min(1, ids.length)',
    foundBy: { file: 'lib/data/ids-at-once.test.ts' },
  },
  {
    name: 'a state that refuses introspection is not known',
    file: 'lib/api/schema/known-states.ts',
    find: 'for (const generation of GENERATIONS.toReversed())',
    put: 'for (const generation of GENERATIONS.slice(0, 1))',
    foundBy: { file: 'lib/api/schema/known-states.test.ts' },
  },
  {
    name: 'a client of the first state gets no runs from a later one',
    file: 'graphql/generations/time-types.ts',
    find: 'value === 0 ? BEGINNING',
    put: 'value === 1 ? BEGINNING',
    foundBy: { file: 'graphql/server/later-generations.test.ts' },
  },
  {
    name: 'a condition on an id stays one on a number in August',
    file: 'graphql/generations/third-changes.ts',
    find: "  'KillFilterInput.zoneId',\n",
    put: '',
    foundBy: { file: 'graphql/generations/third-generation.test.ts' },
  },
  {
    name: 'an argument that August has lost is still taken',
    file: 'graphql/generations/third-changes.ts',
    find: "    'premadeOnly',\n",
    put: '',
    foundBy: { file: 'graphql/generations/third-generation.test.ts' },
  },
];
