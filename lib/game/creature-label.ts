/** Labels that are not the last part of the value in title case (rules.md: Creature labels). */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  UNCLASSIFIED: '',
  HUMANOIDS_HUMANS_CHAOS: 'Human (Chaos)',
  HUMANOIDS_HUMANS_EMPIRE: 'Human (Empire)',
  DAEMONS_TZEENTCH_HORROR: 'Horror of Tzeentch',
  DAEMONS_TZEENTCH_FLAMER: 'Flamer of Tzeentch',
  DAEMONS_SLAANESH_FIEND: 'Fiend of Slaanesh',
  SIEGE_SINGLE_TARGET: 'Single Target Siege Weapon',
  SIEGE_GTAOE: 'Ground AoE Siege Weapon',
  MONSTERS_DRAGONOID_DRAGON: 'Dragon',
};

const SMALL_WORDS = new Set(['of', 'the']);

/**
 * What visitors read for a creature's kind: its sub-type without the family's prefix. Nothing for unclassified.
 * @example creatureLabel({ creatureType: 'ANIMALS_BEASTS', creatureSubType: 'ANIMALS_BEASTS_GREAT_CAT' }) // 'Great Cat'
 */
export function creatureLabel(creature: {
  readonly creatureType: string;
  readonly creatureSubType: string;
}): string {
  const { creatureType, creatureSubType } = creature;
  const exception = EXCEPTIONS[creatureSubType];
  if (exception !== undefined) return exception;
  const own = creatureSubType.replace(new RegExp(`^${creatureType}_`), '').replace(/^DAEMONS_/, '');
  return own.toLowerCase().split('_').map(titleCase).join(' ');
}

function titleCase(word: string): string {
  return SMALL_WORDS.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1);
}
