import type { PaletteName } from '../palette.ts';

/** The art of one kind of item: variant numbers walk through the glyphs, then through the palettes. */
export interface ItemArt {
  readonly glyphs: readonly string[];
  readonly palettes: readonly PaletteName[];
}

const ROWS = {
  SWORD: {
    glyphs: [
      'broadsword',
      'pointy-sword',
      'winged-sword',
      'rune-sword',
      'shining-sword',
      'two-handed-sword',
      'gladius',
      'croc-sword',
      'spiral-hilt',
    ],
    palettes: ['steel', 'gold', 'frost', 'ember'],
  },
  AXE: {
    glyphs: ['battle-axe', 'battered-axe', 'sharp-axe', 'war-axe', 'wood-axe', 'crossed-axes'],
    palettes: ['steel', 'leather', 'ember'],
  },
  HAMMER: {
    glyphs: ['warhammer', 'thor-hammer', 'flat-hammer', 'flanged-mace', 'spiked-mace', 'mace-head'],
    palettes: ['steel', 'gold', 'leather'],
  },
  BASIC_SHIELD: { glyphs: ['round-shield', 'viking-shield', 'shield'], palettes: ['leather', 'steel'] },
  SHIELD: {
    glyphs: ['bordered-shield', 'edged-shield', 'checked-shield', 'roman-shield'],
    palettes: ['steel', 'gold'],
  },
  EXPERT_SHIELD: {
    glyphs: ['dragon-shield', 'griffin-shield', 'winged-shield', 'spiked-shield', 'templar-shield'],
    palettes: ['gold', 'arcane', 'steel'],
  },
  ROBE: { glyphs: ['robe', 'cape', 'wing-cloak'], palettes: ['arcane', 'frost', 'rune'] },
  MEDIUM_ROBE: { glyphs: ['hooded-figure', 'robe'], palettes: ['leather', 'rune'] },
  BOW: { glyphs: ['high-shot', 'pocket-bow', 'bow-string', 'bow-arrow'], palettes: ['leather', 'verdant'] },
  CROSSBOW: { glyphs: ['crossbow'], palettes: ['leather', 'steel'] },
  REPEATING_CROSSBOW: { glyphs: ['crossbow', 'arrow-cluster'], palettes: ['arcane', 'steel'] },
  GUN: { glyphs: ['musket', 'blunderbuss'], palettes: ['leather', 'steel'] },
  PISTOL: { glyphs: ['crossed-pistols', 'blunderbuss'], palettes: ['leather', 'steel'] },
  STAFF: {
    glyphs: ['wizard-staff', 'crescent-staff', 'skull-staff', 'crystal-wand', 'orb-wand', 'lunar-wand'],
    palettes: ['arcane', 'frost', 'ember', 'verdant'],
  },
  DAGGER: {
    glyphs: ['plain-dagger', 'sacrificial-dagger', 'stiletto', 'curvy-knife', 'broad-dagger', 'bone-knife'],
    palettes: ['steel', 'arcane', 'ember'],
  },
  SPEAR: {
    glyphs: ['stone-spear', 'barbed-spear', 'trident', 'glaive', 'sharp-halberd', 'halberd'],
    palettes: ['steel', 'leather'],
  },
  LANCE: { glyphs: ['mounted-knight', 'spear-feather'], palettes: ['gold', 'steel'] },
  LIGHT_ARMOR: {
    glyphs: ['leather-armor', 'leather-vest', 'sleeveless-jacket'],
    palettes: ['leather', 'verdant'],
  },
  MEDIUM_ARMOR: {
    glyphs: ['scale-mail', 'chain-mail', 'lamellar', 'mail-shirt'],
    palettes: ['steel', 'leather'],
  },
  HEAVY_ARMOR: {
    glyphs: ['breastplate', 'chest-armor', 'abdominal-armor', 'armor-vest', 'layered-armor'],
    palettes: ['steel', 'gold'],
  },
  QUEST: {
    glyphs: ['scroll-unfurled', 'tied-scroll', 'scroll-quill', 'wax-seal', 'locked-box'],
    palettes: ['gold', 'leather'],
  },
  ENHANCEMENT: {
    glyphs: ['gems', 'emerald', 'saphir', 'cut-diamond', 'rune-stone', 'topaz', 'amethyst'],
    palettes: ['frost', 'arcane', 'verdant', 'ember'],
  },
  TROPHY: {
    glyphs: ['trophy-cup', 'animal-skull', 'stag-head', 'horned-skull', 'boar-tusks'],
    palettes: ['gold', 'leather'],
  },
  CHARM: {
    glyphs: ['prayer-beads', 'primitive-necklace', 'feather-necklace', 'triquetra', 'rabbit-head'],
    palettes: ['rune', 'verdant'],
  },
  DYE: { glyphs: ['paint-bucket', 'palette'], palettes: ['ember', 'verdant', 'arcane', 'frost'] },
  BASIC_MOUNT: { glyphs: ['horse-head', 'saddle', 'horseshoe'], palettes: ['leather'] },
  ADVANCED_MOUNT: {
    glyphs: ['pegasus', 'wyvern', 'boar', 'direwolf', 'griffin-symbol'],
    palettes: ['gold', 'arcane'],
  },
  POTION: {
    glyphs: [
      'health-potion',
      'standing-potion',
      'round-potion',
      'potion-ball',
      'magic-potion',
      'square-bottle',
      'bubbling-flask',
      'fizzing-flask',
      'corked-tube',
    ],
    palettes: ['ember', 'verdant', 'frost', 'arcane'],
  },
  SALVAGING: { glyphs: ['hammer-nails', 'anvil', 'ore'], palettes: ['leather', 'steel'] },
  MARKETING: { glyphs: ['swap-bag', 'scales'], palettes: ['gold'] },
  CRAFTING: {
    glyphs: ['anvil', 'mushroom-gills', 'herbs-bundle', 'gold-bar', 'powder-bag'],
    palettes: ['verdant', 'leather'],
  },
  ACCESSORY: {
    glyphs: [
      'ring',
      'gem-pendant',
      'necklace',
      'gem-necklace',
      'skull-signet',
      'skull-ring',
      'big-diamond-ring',
      'emerald-necklace',
    ],
    palettes: ['gold', 'arcane', 'frost'],
  },
  CURRENCY: { glyphs: ['two-coins', 'coins', 'star-medal', 'crown-coin', 'token'], palettes: ['gold'] },
  TELEPORT: { glyphs: ['teleport', 'portal'], palettes: ['frost', 'arcane'] },
  TELEPORT_GROUP: { glyphs: ['magic-portal', 'heaven-gate'], palettes: ['arcane', 'frost'] },
  SIEGE: {
    glyphs: ['catapult', 'trebuchet', 'ballista', 'cannon', 'siege-ram', 'siege-tower'],
    palettes: ['leather', 'steel'],
  },
  TREASURE_CHEST: { glyphs: ['locked-chest', 'open-treasure-chest', 'chest'], palettes: ['gold', 'leather'] },
  TREASURE_KEY: { glyphs: ['skeleton-key', 'key', 'key-lock'], palettes: ['gold', 'steel'] },
  REFINER_TOOL: { glyphs: ['pestle-mortar', 'tinker', 'spanner'], palettes: ['leather', 'steel'] },
  HELM: {
    glyphs: [
      'visored-helm',
      'barbute',
      'closed-barbute',
      'crested-helmet',
      'light-helm',
      'horned-helm',
      'brutal-helm',
      'spartan-helmet',
      'warlord-helmet',
      'elf-helmet',
      'dwarf-helmet',
    ],
    palettes: ['steel', 'gold'],
  },
  SHOULDER: {
    glyphs: ['spiked-shoulder-armor', 'pauldrons', 'shoulder-armor', 'shoulder-scales'],
    palettes: ['steel', 'gold'],
  },
  BACK: { glyphs: ['cape', 'cloak', 'wing-cloak', 'cape-armor'], palettes: ['ember', 'arcane', 'verdant'] },
  GLOVES: {
    glyphs: ['gauntlet', 'gloves', 'mailed-fist', 'bracers', 'bracer'],
    palettes: ['steel', 'leather'],
  },
  BELT: { glyphs: ['belt', 'belt-buckles', 'belt-armor'], palettes: ['leather'] },
  BOOTS: {
    glyphs: ['metal-boot', 'leg-armor', 'boots', 'steeltoe-boots', 'greaves', 'leather-boot'],
    palettes: ['steel', 'leather'],
  },
} as const satisfies Readonly<Record<string, ItemArt>>;

export type ItemArtKind = keyof typeof ROWS;

/**
 * Every kind of item in the order of the icon number space: kind t starts at 1000 * (t + 1).
 * New kinds go to the end. A row itself is frozen: variants wrap around its length, so that one more glyph
 * would change icons that are already linked.
 */
export const ITEM_ART: Readonly<Record<ItemArtKind, ItemArt>> = ROWS;

/** The rows of {@link ITEM_ART}, so that a row's place gives its thousand. */
export const ITEM_ART_KINDS = Object.keys(ITEM_ART) as readonly ItemArtKind[];
