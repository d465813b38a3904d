import { wornSets } from '../armory/worn-sets.ts';
import { equipped } from '../armory/worn-talismans.ts';
import { effectText } from '../items/item-set.ts';
import { itemName } from '../items/item-labels.ts';
import type { Gear } from './build.ts';

/** An ability with its name; null for one without. */
export interface NamedAbility {
  readonly id: string;
  readonly name: string | null;
}

/** Something that gear does beside its stats. */
export interface GearAbility extends NamedAbility {
  /** The item, the talisman or the set that has it. */
  readonly from: string;
  readonly text: string;
}

/** The abilities of a build in words. */
export interface AbilityTexts {
  /** The build, as its page names it. */
  readonly name: string;
  readonly abilities: readonly GearAbility[];
  /** Sentences about what was dropped. */
  readonly refusals: readonly string[];
  /** The stats that the numbers are for: the build's, its gear's alone, or those of a usual player. */
  readonly numbers: 'own' | 'gear' | 'usual';
}

/** Lists the abilities of items, talismans and active set bonuses, each once; those without words are left out. */
export function gearAbilities(gear: Gear): readonly GearAbility[] {
  const worn = equipped(gear);
  const found = [
    ...worn.flatMap(({ item }) =>
      [...item.abilities, ...item.buffs].map((each) => ({ each, from: itemName(item) })),
    ),
    ...worn.flatMap(({ talismans }) =>
      talismans.flatMap((talisman) => talisman.buffs.map((each) => ({ each, from: itemName(talisman) }))),
    ),
    ...wornSets(worn).flatMap((set) =>
      set.active.flatMap(({ bonus: { bonus }, pieces }) =>
        bonus.__typename === 'Ability'
          ? [{ each: { id: `${set.id} ${pieces}`, ...bonus }, from: `${set.name} (${pieces} pieces)` }]
          : [],
      ),
    ),
  ];
  const abilities = found.flatMap(({ each: { id, name, description }, from }): readonly GearAbility[] => {
    const text = effectText({ name, description });
    return text === null ? [] : [{ id, name: name?.trim() || null, from, text }];
  });
  return [...new Map(abilities.map((ability) => [`${ability.from} ${ability.text}`, ability])).values()];
}
