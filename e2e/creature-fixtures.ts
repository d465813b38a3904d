import { queryApi, requireFirst } from './api-client.ts';

interface Spawning {
  readonly id: string;
  readonly spawns: readonly { readonly position: Position }[];
  readonly questsStarter: readonly { readonly id: string }[];
}

interface Position {
  readonly zoneId: number;
  readonly mapSetup: object | null;
}

interface Creature extends Spawning {
  readonly vendorItems: { readonly totalCount: number };
}

interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const SPAWNING = `id questsStarter { id } spawns { position { zoneId mapSetup { nwCornerX } } }`;
const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';

const CREATURES = `query Creatures($after: String) {
  creatures(first: 100, after: $after) { nodes { ${SPAWNING} vendorItems(first: 0) { totalCount } } ${PAGE_INFO} }
}`;
const OBJECTS = `{ gameObjects(first: 100) { nodes { ${SPAWNING} } } }`;

async function allCreatures(): Promise<Creature[]> {
  const found: Creature[] = [];
  for (let after: string | null = null, isMore = true; isMore;) {
    const { creatures }: { creatures: Page<Creature> } = await queryApi(CREATURES, { after });
    found.push(...creatures.nodes);
    [after, isMore] = [creatures.pageInfo.endCursor, creatures.pageInfo.hasNextPage];
  }
  return found;
}

const zonesOf = ({ spawns }: Spawning) => new Set(spawns.map(({ position }) => position.zoneId)).size;
const isMapped = ({ spawns }: Spawning) =>
  spawns.length > 0 && spawns.every(({ position }) => position.mapSetup !== null);
const hasQuests = ({ questsStarter }: Spawning) => questsStarter.length > 0;
const goodsOf = ({ vendorItems }: Creature) => vendorItems.totalCount;

/** One of each kind of creature and game object that the pages show differently. */
export async function findCreatures() {
  const creatures = await allCreatures();
  const { gameObjects } = await queryApi<{ gameObjects: Page<Spawning> }>(OBJECTS);
  const creature = (what: string, fits: (creature: Creature) => boolean) =>
    requireFirst(creatures.filter(fits), what).id;
  const object = (what: string, fits: (object: Spawning) => boolean) =>
    requireFirst(gameObjects.nodes.filter(fits), what).id;
  return {
    questVendor: creature(
      'mapped creature with quests and two pages of goods',
      (one) => isMapped(one) && hasQuests(one) && goodsOf(one) > 10,
    ),
    placelessVendor: creature(
      'vendor that stands nowhere and gives no quests',
      (one) => one.spawns.length === 0 && goodsOf(one) > 10 && !hasQuests(one),
    ),
    questGiver: creature(
      'creature with quests, many spawns in several zones, and no goods',
      (one) =>
        isMapped(one) && zonesOf(one) > 2 && one.spawns.length > 12 && hasQuests(one) && goodsOf(one) === 0,
    ),
    mapless: creature(
      'creature in a zone without a map',
      (one) => one.spawns.length > 0 && one.spawns[0]?.position.mapSetup === null && goodsOf(one) === 0,
    ),
    questObject: object(
      'game object with quests in several zones',
      (one) => isMapped(one) && hasQuests(one) && zonesOf(one) > 1,
    ),
    questlessObject: object('game object without quests', (one) => isMapped(one) && !hasQuests(one)),
  };
}
