import type { SlotPicture } from '#lib/game/armory/armory-groups.ts';
import type { Coins } from '#lib/format/price.ts';
import type { QuestIcon } from '#lib/game/quests/quest-icon.ts';
import type { RealmFacts } from '#lib/game/players/realms.ts';
import type { Winner } from '#lib/game/battles/scenario.ts';
import { careerSlug } from '#lib/game/players/careers.ts';
import type { Location } from '#lib/game/places/location.ts';

/** Addresses of the pictures under public/images that are no maps. */
export const staticImages = {
  brand: '/images/brand.svg',
  instance: '/images/icons/instance.svg',
  brokenShield: '/images/icons/broken-shield.svg',
  rvr: '/images/icons/rvr.svg',
  skull: '/images/maps/icons/skull_red.svg',
  spawn: '/images/icons/map_marker.svg',
  tome: '/images/icons/quest/tome.svg',
  career: (career: string) => `/images/icons/career/${careerSlug(career)}.svg`,
  completion: (completed: boolean) => `/images/icons/${completed ? 'completed' : 'not-completed'}.svg`,
  coin: (metal: Coins['metal']) => `/images/icons/coin/${metal}.svg`,
  location: (kind: Location['kind']) => `/images/icons/${kind}.svg`,
  quest: ({ file }: QuestIcon) => `/images/icons/quest/${file}.svg`,
  realm: (side: RealmFacts['side']) => `/images/icons/realm/${side}.svg`,
  slot: (slot: SlotPicture) => `/images/icons/slot/${slot}.svg`,
  winner: (winner: Winner) => `/images/icons/scenario/${winner.toLowerCase()}.png`,
} as const;
