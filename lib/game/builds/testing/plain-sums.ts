import type { Gear } from '../build.ts';

/* All stats of a build once more, in plain words and with numbers of its own: tests hold the planner to it. */

/** The parts of a build that its stats follow from. */
interface PlainBuild {
  readonly level: number;
  readonly gear: Gear;
  readonly base: Readonly<Record<string, number>>;
  /** The points that training adds, by stat. */
  readonly trained: Readonly<Record<string, number>>;
}

const ATTRIBUTES = 'STRENGTH BALLISTIC_SKILL INTELLIGENCE WILLPOWER TOUGHNESS WOUNDS INITIATIVE WEAPON_SKILL';
const MULTIPLYING =
  'OUTGOING_DAMAGE_PERCENT INCOMING_DAMAGE_PERCENT OUTGOING_HEAL_PERCENT INCOMING_HEAL_PERCENT';
/** Stats that are percentages whatever an item says of them. */
const SHARES = new Set(
  `BLOCK PARRY DISRUPT EVADE HEAL_CRIT_RATE RANGED_CRIT_RATE MELEE_CRIT_RATE MAGIC_CRIT_RATE
  CRITICAL_HIT_RATE_REDUCTION BLOCK_STRIKETHROUGH PARRY_STRIKETHROUGH DISRUPT_STRIKETHROUGH EVADE_STRIKETHROUGH
  AUTO_ATTACK_SPEED ARMOR_PENETRATION_REDUCTION INCOMING_HEAL_PERCENT OUTGOING_DAMAGE`.split(/\s+/),
);
/** Stats that the planner prints with a percent sign, though an item may give points of them. */
const PRINTED = new Set(
  `${MULTIPLYING} ARMOR_PENETRATION CRITICAL_DAMAGE_TAKEN_REDUCTION CRITICAL_HIT_RATE`.split(' '),
);

interface Given {
  readonly stat: string;
  readonly value: number;
  readonly percentage?: boolean | null;
}

/** The name under which an amount is added up. */
function nameOf({ stat, percentage }: Given): string {
  const isShare = SHARES.has(stat) || percentage === true;
  const name = isShare && /^(?:OUTGOING|INCOMING)_DAMAGE$/.test(stat) ? `${stat}_PERCENT` : stat;
  const isPrinted = SHARES.has(name) || PRINTED.has(name);
  if (isShare === isPrinted) return name;
  if (isShare) return `${name}_PERCENT`;
  return name.endsWith('PERCENT') ? name : `${name}_POINTS`;
}

/** Stats that one of an item stands for. */
function namesOf(given: Given): readonly string[] {
  const name = nameOf(given);
  if (name === 'CRITICAL_HIT_RATE') return ['MELEE_CRIT_RATE', 'RANGED_CRIT_RATE'];
  if (name === 'BLOCK_STRIKETHROUGH') return ['MELEE', 'RANGED', 'MAGIC'].map((kind) => `${name}_${kind}`);
  return [name];
}

/** Everything that items, talismans and sets give. */
function givenBy(gear: Gear): readonly Given[] {
  const sets = new Map<string, { pieces: Set<string>; bonuses: readonly Given[] }>();
  for (const { item } of gear) {
    if (!item.itemSet) continue;
    const { pieces = new Set<string>() } = sets.get(item.itemSet.id) ?? {};
    pieces.add(item.id);
    const bonuses = item.itemSet.bonuses.flatMap(({ itemsRequired, bonus }) =>
      bonus.__typename === 'ItemStat' && itemsRequired <= pieces.size ? [bonus] : [],
    );
    sets.set(item.itemSet.id, { pieces, bonuses });
  }
  return [
    ...gear.flatMap(({ item, talismans }) => [item, ...talismans].flatMap(({ stats }) => stats)),
    ...[...sets.values()].flatMap(({ bonuses }) => bonuses),
  ];
}

/** All stats of a build; what comes to nothing is left out. */
export function plainSums({ level, gear, base, trained }: PlainBuild): ReadonlyMap<string, number> {
  const raw = new Map<string, number>();
  const factors = new Map<string, number>();
  const add = (stat: string, value: number) => {
    raw.set(stat, (raw.get(stat) ?? 0) + value);
    factors.set(stat, (factors.get(stat) ?? 1) * (1 + value / 100));
  };
  for (const [stat, value] of [...Object.entries(base), ...Object.entries(trained)]) add(stat, value);
  for (const given of givenBy(gear))
    for (const name of namesOf(given)) add(name, given.value * (given.stat === 'HEALTH_REGEN' ? 4 : 1));
  for (const { equipSlot, item } of gear) {
    const isShield = item.type.endsWith('SHIELD');
    add(isShield ? 'BLOCK_RATING' : 'ARMOR', item.armor);
    if (!isShield && /^(?:MAIN_HAND|OFF_HAND|RANGED_WEAPON)$/.test(equipSlot))
      add(`WEAPON_DPS_${equipSlot.replace('_WEAPON', '')}`, item.dps / 10);
  }
  const full = (stat: string) => Math.max(0, raw.get(stat) ?? 0);
  const soft = 50 + 25 * level;
  const capped = (stat: string) => {
    const points = full(stat);
    return points <= soft ? points : Math.min(50 + 40 * level, soft + (points - soft) * 0.5);
  };
  const sums = new Map(raw);
  for (const attribute of ATTRIBUTES.split(' ')) sums.set(attribute, capped(attribute));
  for (const stat of MULTIPLYING.split(' ')) sums.set(stat, ((factors.get(stat) ?? 1) - 1) * 100);
  const more = (stat: string, value: number) => sums.set(stat, (sums.get(stat) ?? 0) + value);
  more('PARRY', full('INITIATIVE') * 0.03);
  more('EVADE', full('INITIATIVE') * 0.03);
  more('DISRUPT', full('WILLPOWER') * 0.03);
  more('BLOCK', full('TOUGHNESS') * 0.005 + full('BLOCK_RATING') * 0.03);
  more('ARMOR_PENETRATION', full('WEAPON_SKILL') / (0.3 * level + 2));
  for (const [attribute, kind, avoidance] of [
    ['STRENGTH', 'MELEE', 'PARRY'],
    ['BALLISTIC_SKILL', 'RANGED', 'EVADE'],
    ['INTELLIGENCE', 'MAGIC', 'DISRUPT'],
  ] as const) {
    more(`${kind}_BONUS`, capped(attribute) * 0.2 + full(`${kind}_POWER`) * 0.2);
    more(`${avoidance}_STRIKETHROUGH`, capped(attribute) * 0.01);
    more(`BLOCK_STRIKETHROUGH_${kind}`, capped(attribute) * 0.005);
  }
  more('HEALING_BONUS', capped('WILLPOWER') * 0.2 + full('HEALING_POWER') * 0.2);
  more('HIT_POINTS', capped('WOUNDS') * 10);
  more('HIT_REDUCTION', capped('TOUGHNESS') * 0.2 + full('FORTITUDE') * 0.2);
  more('ARMOR_MITIGATION', (full('ARMOR') / (1.1 * level)) * 1);
  for (const kind of ['ELEMENTAL', 'SPIRIT', 'CORPOREAL']) {
    const points = full(`${kind}_RESISTANCE`);
    const counted = Math.min(points, 16.8 * level) + Math.max(0, points - 16.8 * level) / 3;
    more(`${kind}_MITIGATION`, Math.min(75, counted / (0.42 * level)));
  }
  more('CRITICAL_HIT_RATE_REDUCTION', capped('INITIATIVE') * 0.05);
  const reduced = sums.get('CRITICAL_HIT_RATE_REDUCTION') ?? 0;
  sums.set('CRITICAL_HIT_CHANCE', Math.max(0, 15 + level / 4 - reduced));
  return sums;
}
