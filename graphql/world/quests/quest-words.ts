import type { Pairing } from '#graphql/world/zones/zone-data.ts';

const list = (text: string): readonly string[] => text.split(', ');

/** Placeholder values for the zones of one pairing. */
export interface PairingWords {
  readonly beasts: readonly string[];
  readonly goods: readonly string[];
  readonly ruins: readonly string[];
  readonly people: readonly string[];
}

export const PAIRING_WORDS: Readonly<Record<Pairing, PairingWords>> = {
  dwarf: {
    beasts: list(
      'slag wolves, tunnel leeches, crag vultures, blind boars, soot bats, gravel hounds, rust beetles',
    ),
    goods: list(
      'copper rivets, barrels of lamp oil, rune-marked bricks, kegs of black beer, coils of chain, drill heads, salted hams, tally sticks',
    ),
    ruins: list(
      'the drowned shaft, the cold forge, the bridge without a far side, the sealed lift, the ninth gallery, the broken toll house',
    ),
    people: list(
      'Brunna the lamplighter, old Hargrin, the widow Skalda, Foreman Dolgi, Oddni Coalbraid, the deaf bell-founder, Master Thrunk',
    ),
  },
  empire: {
    beasts: list('bog wolves, gallows crows, marsh eels, mange bears, fen rats, gorse spiders, grave hounds'),
    goods: list(
      'sacks of rye, church candles, bundles of pike shafts, sealed letters, jars of grave salt, bolts of sailcloth, horseshoes, hymn books',
    ),
    ruins: list(
      'the drowned chapel, the burnt mill, the hanging oak, the ferry stage, the plague pit, the abandoned toll bridge',
    ),
    people: list(
      'Mother Adelheid, the ferryman Klaas, Sergeant Holt, Piet the gravedigger, Captain Liesel Brandt, the one-eyed miller, Sister Ottilie',
    ),
  },
  elf: {
    beasts: list(
      'tide serpents, thorn cats, pale stags, glass moths, storm gulls, kelp lurkers, silver adders',
    ),
    goods: list(
      'moonstone beads, coils of silk rope, vials of tide water, cedar arrows, broken mirrors, scrolls of star charts, pearl hooks, incense cones',
    ),
    ruins: list(
      'the sunken stair, the silent observatory, the garden of stone swans, the shattered waygate, the lamp on the reef, the roofless library',
    ),
    people: list(
      'Lady Ilthiel, the blind navigator, Warden Saelor, the harpist Myrrin, Captain Vaeril, the keeper of the reef light, Nethil of the ninth tower',
    ),
  },
};

/** Enemy soldiers, by the realm of those who take the quest. */
export const ENEMIES = {
  ORDER: list('raiders, flag breakers, howling pickets, siege drovers, night reavers, bone drummers'),
  DESTRUCTION: list('militia men, rangers, toll guards, oath sworn, pike drillers, banner squires'),
} as const;

/** Words for the names of quests and chains. */
export const NAME_WORDS = {
  adjectives: list(
    'Bitter, Borrowed, Broken, Buried, Cold, Crooked, Drowned, Empty, Forgotten, Hollow, Last, Long, Missing, Patient, Quiet, Restless, Rusted, Second, Silent, Stolen, Unpaid, Unwritten',
  ),
  nouns: list(
    'Anvil, Bell, Bread, Bridge, Candle, Choir, Debt, Door, Errand, Feast, Ferry, Fire, Grave, Harvest, Key, Lantern, Ledger, Letter, Mirror, Oath, Patrol, Road, Salt, Song, Supper, Watch, Well, Winter',
  ),
  owners: list(
    "Brunna's, Klaas's, the Captain's, the Miller's, the Navigator's, a Dead Man's, Nobody's, the Widow's, the Warden's, Old Hargrin's",
  ),
} as const;
