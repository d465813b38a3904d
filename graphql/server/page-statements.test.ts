import type { DocumentNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  GetCharacterInfoDocument,
  GetGuildFeudDocument,
  GetGuildFeudInfoDocument,
  GetKillDocument,
  GetKillsDocument,
  GetPlayerFeudDocument,
  GetPlayerFeudInfoDocument,
  GetScenarioInfoDocument,
  GetScenarioScoreboardDocument,
} from '../generated/documents.ts';
import { countStatements } from '../testing/count-statements.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import { type AskDirectly, createDirectApi } from './direct-api.ts';

/*
 * Database statements of uncached pages: each has a cost in the database and the driver, however little it reads.
 * Results that arrive separately may take further statements, so limits are two above the usual number.
 */

let api: TestApi;
let ask: AskDirectly;
let takeStatements: () => string[];

beforeAll(async () => {
  api = await openTestApi();
  const counting = countStatements(api.sql);
  takeStatements = counting.takeStatements;
  ask = createDirectApi({ database: counting.counted });
});
afterAll(() => api.close());

type Question = readonly [document: DocumentNode, variables: object];

/** Sends the requests of a page, each step in parallel, and returns the sorted names of its statements. */
async function statementsOf(...steps: readonly (readonly Question[])[]): Promise<readonly string[]> {
  takeStatements();
  for (const questions of steps) {
    const answers = await Promise.all(questions.map(([document, variables]) => ask(document, variables)));
    for (const { errors } of answers) expect(errors).toEqual([]);
  }
  return takeStatements().toSorted();
}

const list = { withTotal: true, first: 10 };
const equal = (id: number) => ({ eq: id });

describe('an uncached page', () => {
  it('about a kill among two guilds takes few statements', async () => {
    const [kill] = await api.sql<Record<'id' | 'killer' | 'victim' | 'guild' | 'other', number>[]>`
      select id::text, killer_id as killer, victim_id as victim, killer_guild_id as guild, victim_guild_id as other
      from kill where killer_guild_id <> victim_guild_id and assists > 2 order by time desc limit 1`;
    if (!kill) throw new Error('No two guilds fought each other.');
    const { id, killer, victim, guild, other } = kill;
    const statements = await statementsOf(
      [[GetKillDocument, { id }]],
      [
        [
          GetPlayerFeudInfoDocument,
          {
            player1Id: killer,
            player2Id: victim,
            firstOnSecond: { killerCharacterId: equal(killer), victimCharacterId: equal(victim) },
            secondOnFirst: { killerCharacterId: equal(victim), victimCharacterId: equal(killer) },
          },
        ],
        [GetPlayerFeudDocument, { player1Id: killer, player2Id: victim, ...list }],
        [
          GetGuildFeudInfoDocument,
          {
            guild1Id: guild,
            guild2Id: other,
            firstOnSecond: { killerGuildId: equal(guild), victimGuildId: equal(other) },
            secondOnFirst: { killerGuildId: equal(other), victimGuildId: equal(guild) },
          },
        ],
        [GetGuildFeudDocument, { guild1Id: guild, guild2Id: other, ...list }],
      ],
    );
    expect(statements.length, statements.join(' ')).toBeLessThanOrEqual(25);
  });

  it('about a character takes few statements', async () => {
    const [fighter] = await api.sql<{ id: number }[]>`
      select killer_id as id from kill group by 1 order by count(*) desc, 1 limit 1`;
    const id = fighter?.id ?? 0;
    const statements = await statementsOf(
      [[GetCharacterInfoDocument, { id }]],
      [
        [GetKillsDocument, { where: { killerCharacterId: equal(id) }, ...list }],
        [GetKillsDocument, { where: { victimCharacterId: equal(id) }, ...list }],
      ],
    );
    expect(statements.length, statements.join(' ')).toBeLessThanOrEqual(15);
  });

  it('about a scenario run takes few statements', async () => {
    const [run] = await api.sql<{ id: string }[]>`select max(record_id::text) as id from scenario_score`;
    const statements = await statementsOf([
      [GetScenarioInfoDocument, { id: run?.id }],
      [GetScenarioScoreboardDocument, { id: run?.id }],
    ]);
    expect(statements.length, statements.join(' ')).toBeLessThanOrEqual(8);
  });
});
