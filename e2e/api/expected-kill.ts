import { ExpectedKillDocument, type ExpectedKillQuery } from '#graphql/generated/tested-documents.ts';
import { queryApi, requireFirst } from './api-client.ts';

type Kill = NonNullable<ExpectedKillQuery['kill']>;
export type Attacker = Kill['attackers'][number];
/** A kill of the sample world, which has a killer and a zone. */
export type ExpectedKill = Kill & {
  readonly attackers: readonly [Attacker, ...Attacker[]];
  readonly position: { readonly zone: { readonly name: string } };
};

/** Everything that the page of a kill has to show. */
export async function expectedKill(id: string): Promise<ExpectedKill> {
  const { kill } = await queryApi(ExpectedKillDocument, { id });
  return requireFirst(kill ? [kill] : [], `kill ${id}`) as ExpectedKill;
}
