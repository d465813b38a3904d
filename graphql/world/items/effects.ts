import type { Random } from '#graphql/world/random.ts';
import type { Effect } from './item.ts';

const FIRST_ID = 5000;

type EffectTemplate = readonly [name: string, text: string];

/** While the item is equipped. # stands for a number that grows with the effect's rank. */
const BUFFS: readonly EffectTemplate[] = [
  ['Kindled Fury', 'On hit: 10% chance to deal # elemental damage to the target.'],
  ['Stoneskin', 'When struck: 5% chance to raise your armor by # for 10 seconds.'],
  ['Second Wind', 'On heal: 10% chance to restore # action points to the target.'],
  ['Barbed Edge', 'On hit: the target bleeds for # damage over 9 seconds.'],
  ['Warding Glyph', 'When struck by magic: 10% chance to absorb # damage.'],
  ["Raven's Eye", 'Your chance to see hidden enemies within 30 feet is raised by #%.'],
  ['Grim Resolve', 'Below a quarter of your health you take # less damage from each blow.'],
  ['Mending Light', 'On heal: 15% chance to heal the target for another # over 6 seconds.'],
  ['Leaden Steps', 'On hit: 10% chance to slow the target by #% for 5 seconds.'],
  ['Battle Hymn', 'Your group gains # Willpower while you are within 50 feet.'],
  ['Thirst', 'On a critical hit: you are healed for #.'],
  ['Spite', 'When you are struck: the attacker takes # spirit damage.'],
  ['Marching Drum', 'Out of combat your group moves #% faster.'],
  ['Steady Aim', 'While you stand still your ranged attacks deal # more damage.'],
];

/** When it is used. */
const ABILITIES: readonly EffectTemplate[] = [
  ['Draught of Vigor', 'Use: restores # health over 9 seconds. (Cooldown: 60 s)'],
  ['Shout of Defiance', 'Use: raises the Toughness of your group by # for 20 seconds. (Cooldown: 3 min)'],
  ['Flare', 'Use: sends up a flare that can be seen for # seconds.'],
  ['Smelling Salts', 'Use: removes one Curse from yourself and restores # action points. (Cooldown: 2 min)'],
  ['Hearthsong', 'Use: heals those within 20 feet for #. (Cooldown: 5 min)'],
  ['Bottled Lightning', 'Use: deals # elemental damage to up to three enemies. (Cooldown: 90 s)'],
  ["Quartermaster's Whistle", 'Use: summons a quartermaster for # minutes. (Cooldown: 1 h)'],
  ['Iron Will', 'Use: breaks all snares and roots; immune to both for # seconds. (Cooldown: 4 min)'],
  ['Feast', 'Use: places a feast; who eats of it gains # Wounds for an hour.'],
  ["Gambler's Toss", 'Use: nobody has yet found out what this does.'],
];

const RANKS = ['I', 'II', 'III', 'IV', 'V'] as const;

/** All effects of items and sets, in five ranks of growing strength. */
export class Effects {
  readonly all: readonly Effect[];
  readonly #buffs: readonly Effect[];
  readonly #abilities: readonly Effect[];

  constructor() {
    this.#buffs = BUFFS.flatMap((template, index) => ranked(template, FIRST_ID + index * RANKS.length));
    const next = FIRST_ID + this.#buffs.length;
    this.#abilities = ABILITIES.flatMap((template, index) => ranked(template, next + index * RANKS.length));
    this.all = [...this.#buffs, ...this.#abilities];
  }

  buff(random: Random, itemLevel: number): Effect {
    return drawRank(random, this.#buffs, itemLevel);
  }

  ability(random: Random, itemLevel: number): Effect {
    return drawRank(random, this.#abilities, itemLevel);
  }
}

/** The highest rank of a few has no description. */
function ranked([name, text]: EffectTemplate, firstId: number): Effect[] {
  return RANKS.map((rank, index) => ({
    id: firstId + index,
    name: `${name} ${rank}`,
    description: rank === 'V' && firstId % 3 === 0 ? null : text.replace('#', String(7 + index * 12)),
  }));
}

function drawRank(random: Random, effects: readonly Effect[], itemLevel: number): Effect {
  const rank = Math.min(RANKS.length - 1, Math.floor(itemLevel / 17));
  return random.pick(effects.filter((_, index) => index % RANKS.length === rank));
}
