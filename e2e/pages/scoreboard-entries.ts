import { queryApi } from '../api/api-client.ts';
import { fixtures } from '../fixtures/fixtures.ts';

/** A row of a scoreboard. */
export interface Entry {
  readonly damage: number;
  readonly character: { readonly id: string; readonly name: string };
}

/** The name of a row's player. */
export const nameOf = ({ character }: Entry) => character.name;

/** Rows as the scoreboard of a run begins: the greatest damage first. */
export const byDamage = (entries: readonly Entry[]) =>
  entries.toSorted(
    (one, other) => other.damage - one.damage || nameOf(one).localeCompare(nameOf(other), 'en'),
  );

/** The players of a run, in the API's order. */
export async function scoreboard(): Promise<{ readonly id: string; readonly entries: readonly Entry[] }> {
  const { scenario: id } = fixtures();
  const { scenario } = await queryApi<{ scenario: { scoreboardEntries: Entry[] } }>(
    'query ($id: ID!) { scenario(id: $id) { scoreboardEntries { damage character { id name } } } }',
    { id },
  );
  return { id, entries: scenario.scoreboardEntries };
}
