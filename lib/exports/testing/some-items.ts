import type { ItemRowFragment } from '#graphql/generated/documents.ts';

/** An item as a list holds it. */
export const HELM: ItemRowFragment = {
  id: '7',
  name: 'Warcrown',
  rarity: 'RARE',
  iconUrl: 'https://api.example/icon/12',
  itemSet: { id: '3' },
  type: 'HEAVY_ARMOR',
  slot: 'HELM',
  itemLevel: 48,
  levelRequirement: 40,
  renownRankRequirement: 0,
  dps: 0,
  stats: [],
};

/** An item as an API writes it, which may be newer than our contract. */
export const answered = (item: Readonly<Record<string, unknown>>): ItemRowFragment =>
  JSON.parse(JSON.stringify({ ...HELM, ...item }));
