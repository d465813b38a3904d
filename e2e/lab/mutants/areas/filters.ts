import type { Mutant } from '../mutant.ts';

export const FILTERS: readonly Mutant[] = [
  {
    name: 'weeks begin on Sunday',
    file: 'lib/url/kill-filter.ts',
    find: "return { gte: today.startOf('isoWeek').unix() };",
    put: "return { gte: today.startOf('week').unix() };",
    foundBy: { file: 'lib/url/kill-filter.test.ts' },
  },
  {
    name: 'a filter keeps the cursor of the list that it replaces',
    file: 'lib/url/list-address.ts',
    find: '.filter(([name]) => !shown.includes(name) && !isCursorName(name))',
    put: '.filter(([name]) => !shown.includes(name))',
    foundBy: { file: 'lib/url/list-address.test.ts' },
  },
  {
    name: 'assists count for nobody',
    file: 'graphql/sql/kill/kill-filter.ts',
    find: 'killerCharacterId: includeAssists ? attacked(sql, number(sql`assist.character_id`), killer) : killer,',
    put: 'killerCharacterId: killer,',
    foundBy: { file: 'graphql/resolvers/kill/kill-assists.test.ts' },
  },
  {
    name: 'runs without a scoreboard have a rating of 0',
    file: 'graphql/sql/instance/instance-run-filter.ts',
    find: 'return isGiven ? allOf(sql, [sql`${entries} > 0`, condition]) : condition;',
    put: 'return isGiven ? condition : allOf(sql, [sql`${entries} > 0`, condition]);',
    foundBy: { file: 'graphql/resolvers/instance/item-rating-filter.test.ts' },
  },
  {
    name: 'an underscore stands for any letter',
    file: 'graphql/sql/engine/text-match.ts',
    find: String.raw`text.replace(/[\\%_]/g, '\\$&')`,
    put: String.raw`text.replace(/[\\%]/g, '\\$&')`,
    foundBy: { file: 'graphql/resolvers/search/search.test.ts' },
  },
  {
    name: 'what is not chosen stays in the address',
    file: 'components/ui/filter-form.island.tsx',
    find: "typeof value === 'string' && value !== '' && defaults[name] !== value ?",
    put: "typeof value === 'string' && value !== '' && name in defaults ?",
    foundBy: { file: 'e2e/kills.spec.ts', title: 'choosing all again leaves a clean address' },
  },
];
