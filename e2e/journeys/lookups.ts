import { queryApi, requireFirst } from '../api-client.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Kill {
  readonly id: string;
  readonly victim: { readonly character: Named };
  readonly attackers: readonly { readonly damagePercent: number; readonly character: Named }[];
}

/** The newest kill of a player by another, and who killed whom. */
export async function newestKill() {
  const { kills } = await queryApi<{ kills: { nodes: Kill[] } }>(
    `{ kills(first: 25) { nodes { id victim { character { id name } }
       attackers { damagePercent character { id name } } } } }`,
  );
  const told = kills.nodes.flatMap(({ id, victim, attackers }) => {
    const [first] = attackers.toSorted((one, other) => other.damagePercent - one.damagePercent);
    return first ? [{ id, killer: first.character, victim: victim.character }] : [];
  });
  return requireFirst(told, 'kill with an attacker');
}

const NAMES = { item: '{ name }', guild: '{ name }', character: '{ name }' } as const;

/** The name of a record by its id. */
export async function nameOf(type: keyof typeof NAMES, id: string): Promise<string> {
  const answer = await queryApi<Record<string, { readonly name: string }>>(
    `query ($id: ID!) { ${type}(id: $id) ${NAMES[type]} }`,
    { id },
  );
  return answer[type]?.name ?? '';
}

interface Offered extends Named {
  readonly soldByVendors: { readonly nodes: readonly { readonly creatures: readonly Named[] }[] };
}

/** An item that a vendor sells, and one who sells it. */
export async function soldItem() {
  const { items } = await queryApi<{ items: { nodes: Offered[] } }>(
    `{ items(first: 50, where: { type: { eq: AXE } }) { nodes { id name
       soldByVendors(first: 1) { nodes { creatures { id name } } } } } }`,
  );
  const sold = items.nodes.flatMap(({ soldByVendors, ...item }) =>
    soldByVendors.nodes.flatMap(({ creatures }) => creatures.slice(0, 1).map((vendor) => ({ item, vendor }))),
  );
  return requireFirst(sold, 'axe that somebody sells');
}

/** A player with a long name, of which half is to be searched for. */
export async function longName(): Promise<Named> {
  const { characters } = await queryApi<{ characters: { nodes: Named[] } }>(
    '{ characters(first: 50) { nodes { id name } } }',
  );
  return requireFirst(
    characters.nodes.filter(({ name }) => /^[A-Za-z]{8,}$/.test(name)),
    'player with a long name',
  );
}
