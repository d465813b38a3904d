import { ART_VERSION } from '#lib/art/generated/art-version.ts';
import { COMMON_SHEETS, type CommonSheet, type SheetName } from '#lib/art/sheet/common-sheet-names.ts';
import { pictureId } from '#lib/art/sheet/sheet-picture.ts';
import type { SlotPicture } from '#lib/game/armory/armory-groups.ts';
import type { Coins } from '#lib/format/price.ts';
import type { QuestIcon } from '#lib/game/quests/quest-facts.ts';
import { careerSlug, type RealmFacts } from '#lib/game/players/careers.ts';
import type { Location } from '#lib/game/places/location.ts';

function onSheet<Sheet extends CommonSheet>(sheet: Sheet, name: SheetName<Sheet>): string {
  const names: readonly string[] = COMMON_SHEETS[sheet];
  return `/sheet/${sheet}?v=${ART_VERSION}#${pictureId(names.indexOf(name))}`;
}

/** Addresses of the pictures that are the same whatever the data: parts of common sheets, or their own files. */
export const staticImages = {
  gameObject: onSheet('marks', 'game-object'),
  instance: onSheet('marks', 'instance'),
  brokenShield: '/images/icons/broken-shield.svg',
  rvr: onSheet('marks', 'rvr'),
  skull: onSheet('marks', 'skull'),
  skullPin: '/images/maps/icons/skull_red.svg',
  surrender: onSheet('marks', 'surrender'),
  tome: onSheet('marks', 'quest-tome'),
  career: (career: string) => onSheet('careers', careerSlug(career)),
  completion: (completed: boolean) => onSheet('marks', completed ? 'completed' : 'not-completed'),
  coin: (metal: Coins['metal']) => onSheet('marks', metal),
  location: (kind: Location['kind']) => onSheet('marks', kind),
  quest: ({ file }: QuestIcon) => onSheet('marks', `quest-${file}`),
  realm: (side: RealmFacts['side']) => onSheet('marks', side),
  slot: (slot: SlotPicture) => onSheet('slots', slot),
} as const;
