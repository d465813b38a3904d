import type { ItemCardFragment } from '#graphql/generated/documents.ts';

import { type ItemCard, itemCard, type Wearing } from './item-card.ts';

/** An item of which there is nothing to say but its name. */
export const PLAIN: ItemCardFragment = {
  id: '7',
  name: 'Warcrown',
  rarity: 'RARE',
  iconUrl: 'https://api.example/icon/12',
  description: '',
  type: 'HEAVY_ARMOR',
  slot: 'HELM',
  armor: 0,
  dps: 0,
  speed: 0,
  itemLevel: 0,
  levelRequirement: 0,
  renownRankRequirement: 0,
  talismanSlots: 0,
  uniqueEquipped: false,
  careerRestriction: [],
  raceRestriction: [],
  stats: [],
  abilities: [],
  buffs: [],
  itemSet: null,
};

const iconSource = (iconUrl: string | null) => `/icon/${iconUrl?.split('/').at(-1) ?? 0}`;

/** Makes an item's card for tests, from the given fields alone. */
export const cardOf = (item: Partial<ItemCardFragment>, wearing?: Wearing): ItemCard =>
  itemCard({ ...PLAIN, ...item }, iconSource, wearing);

/** The same of an item as an API writes it, which may be newer than our contract. */
export const cardOfAnswer = (item: Readonly<Record<string, unknown>>): ItemCard =>
  cardOf(JSON.parse(JSON.stringify(item)));
