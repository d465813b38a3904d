import { queryApi, requireFirst } from './api-client.ts';

interface Person {
  readonly id: string;
  readonly items: readonly {
    readonly equipSlot: string;
    readonly item: { readonly itemSet: Set | null };
    readonly talismans: readonly unknown[];
  }[];
}

interface Set {
  readonly id: string;
  readonly items: readonly unknown[];
  readonly bonuses: readonly { readonly itemsRequired: number }[];
}

const PEOPLE = `query People($order: [CharacterSortInput!]) {
  characters(first: 25, order: $order) {
    nodes {
      id
      items { equipSlot talismans { id } item { itemSet { id items { id } bonuses { itemsRequired } } } }
    }
  }
}`;

const BARE = `query Bare($after: String) {
  characters(first: 100, after: $after) { nodes { id items { equipSlot } } pageInfo { endCursor } }
}`;

/** Somebody who wears much, with talismans and a set in part; two to compare; somebody who wears nothing. */
export async function findArmories() {
  const { characters } = await queryApi<{ characters: { nodes: Person[] } }>(PEOPLE, {
    order: [{ renownRank: 'DESC' }],
  });
  const wellDressed = characters.nodes.filter(
    (person) => person.items.length > 12 && hasTalismans(person) && hasSetInPart(person),
  );
  const armored = requireFirst(wellDressed, 'player with a set in part and talismans').id;
  const others = wellDressed.filter(({ id }) => id !== armored);
  return {
    armored,
    compared: [
      requireFirst(others, 'second player with a set').id,
      requireFirst(others.slice(1), 'third player with a set').id,
    ] as const,
    bare: await findBare(),
  };
}

const hasTalismans = ({ items }: Person) => items.some(({ talismans }) => talismans.length > 1);

/** At least one bonus is active and at least one piece is missing. */
function hasSetInPart({ items }: Person): boolean {
  return items.some(({ item: { itemSet } }) => {
    if (!itemSet) return false;
    const worn = items.filter(({ item }) => item.itemSet?.id === itemSet.id).length;
    return worn < itemSet.items.length && itemSet.bonuses.some(({ itemsRequired }) => itemsRequired <= worn);
  });
}

interface Page {
  readonly characters: {
    readonly nodes: readonly Person[];
    readonly pageInfo: { readonly endCursor: string | null };
  };
}

async function findBare(after: string | null = null, pages = 20): Promise<string> {
  const { characters } = await queryApi<Page>(BARE, { after });
  const bare = characters.nodes.find(({ items }) => items.length === 0);
  if (bare || pages === 0) return requireFirst(bare ? [bare] : [], 'player who wears nothing').id;
  return findBare(characters.pageInfo.endCursor, pages - 1);
}
