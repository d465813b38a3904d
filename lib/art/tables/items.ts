import type { PaletteName } from '../palette.ts';

/** The art of one kind of item: variant numbers walk through the glyphs, then through the palettes. */
export interface ItemArt {
  readonly glyphs: readonly string[];
  readonly palettes: readonly PaletteName[];
}

const art = (glyphs: string, palettes: readonly PaletteName[]): ItemArt => ({
  glyphs: glyphs.split(' '),
  palettes,
});

/**
 * Every kind of item in the order of the icon number space: kind t starts at 1000 * (t + 1).
 * New kinds go to the end. A row itself is frozen: variants wrap around its length, so that one more glyph
 * would change icons that are already linked.
 */
export const ITEM_ART = {
  SWORD: art(
    'broadsword pointy-sword winged-sword rune-sword shining-sword two-handed-sword gladius croc-sword spiral-hilt',
    ['steel', 'gold', 'frost', 'ember'],
  ),
  AXE: art('battle-axe battered-axe sharp-axe war-axe wood-axe crossed-axes', ['steel', 'leather', 'ember']),
  HAMMER: art('warhammer thor-hammer flat-hammer flanged-mace spiked-mace mace-head', [
    'steel',
    'gold',
    'leather',
  ]),
  BASIC_SHIELD: art('round-shield viking-shield shield', ['leather', 'steel']),
  SHIELD: art('bordered-shield edged-shield checked-shield roman-shield', ['steel', 'gold']),
  EXPERT_SHIELD: art('dragon-shield griffin-shield winged-shield spiked-shield templar-shield', [
    'gold',
    'arcane',
    'steel',
  ]),
  ROBE: art('robe cape wing-cloak', ['arcane', 'frost', 'rune']),
  MEDIUM_ROBE: art('hooded-figure robe', ['leather', 'rune']),
  BOW: art('high-shot pocket-bow bow-string bow-arrow', ['leather', 'verdant']),
  CROSSBOW: art('crossbow', ['leather', 'steel']),
  REPEATING_CROSSBOW: art('crossbow arrow-cluster', ['arcane', 'steel']),
  GUN: art('musket blunderbuss', ['leather', 'steel']),
  PISTOL: art('crossed-pistols blunderbuss', ['leather', 'steel']),
  STAFF: art('wizard-staff crescent-staff skull-staff crystal-wand orb-wand lunar-wand', [
    'arcane',
    'frost',
    'ember',
    'verdant',
  ]),
  DAGGER: art('plain-dagger sacrificial-dagger stiletto curvy-knife broad-dagger bone-knife', [
    'steel',
    'arcane',
    'ember',
  ]),
  SPEAR: art('stone-spear barbed-spear trident glaive sharp-halberd halberd', ['steel', 'leather']),
  LANCE: art('mounted-knight spear-feather', ['gold', 'steel']),
  LIGHT_ARMOR: art('leather-armor leather-vest sleeveless-jacket', ['leather', 'verdant']),
  MEDIUM_ARMOR: art('scale-mail chain-mail lamellar mail-shirt', ['steel', 'leather']),
  HEAVY_ARMOR: art('breastplate chest-armor abdominal-armor armor-vest layered-armor', ['steel', 'gold']),
  QUEST: art('scroll-unfurled tied-scroll scroll-quill wax-seal locked-box', ['gold', 'leather']),
  ENHANCEMENT: art('gems emerald saphir cut-diamond rune-stone topaz amethyst', [
    'frost',
    'arcane',
    'verdant',
    'ember',
  ]),
  TROPHY: art('trophy-cup animal-skull stag-head horned-skull boar-tusks', ['gold', 'leather']),
  CHARM: art('prayer-beads primitive-necklace feather-necklace triquetra rabbit-head', ['rune', 'verdant']),
  DYE: art('paint-bucket palette', ['ember', 'verdant', 'arcane', 'frost']),
  BASIC_MOUNT: art('horse-head saddle horseshoe', ['leather']),
  ADVANCED_MOUNT: art('pegasus wyvern boar direwolf griffin-symbol', ['gold', 'arcane']),
  POTION: art(
    'health-potion standing-potion round-potion potion-ball magic-potion square-bottle bubbling-flask fizzing-flask corked-tube',
    ['ember', 'verdant', 'frost', 'arcane'],
  ),
  SALVAGING: art('hammer-nails anvil ore', ['leather', 'steel']),
  MARKETING: art('swap-bag scales', ['gold']),
  CRAFTING: art('anvil mushroom-gills herbs-bundle gold-bar powder-bag', ['verdant', 'leather']),
  ACCESSORY: art(
    'ring gem-pendant necklace gem-necklace skull-signet skull-ring big-diamond-ring emerald-necklace',
    ['gold', 'arcane', 'frost'],
  ),
  CURRENCY: art('two-coins coins star-medal crown-coin token', ['gold']),
  TELEPORT: art('teleport portal', ['frost', 'arcane']),
  TELEPORT_GROUP: art('magic-portal heaven-gate', ['arcane', 'frost']),
  SIEGE: art('catapult trebuchet ballista cannon siege-ram siege-tower', ['leather', 'steel']),
  TREASURE_CHEST: art('locked-chest open-treasure-chest chest', ['gold', 'leather']),
  TREASURE_KEY: art('skeleton-key key key-lock', ['gold', 'steel']),
  REFINER_TOOL: art('pestle-mortar tinker spanner', ['leather', 'steel']),
  HELM: art(
    'visored-helm barbute closed-barbute crested-helmet light-helm horned-helm brutal-helm spartan-helmet warlord-helmet elf-helmet dwarf-helmet',
    ['steel', 'gold'],
  ),
  SHOULDER: art('spiked-shoulder-armor pauldrons shoulder-armor shoulder-scales', ['steel', 'gold']),
  BACK: art('cape cloak wing-cloak cape-armor', ['ember', 'arcane', 'verdant']),
  GLOVES: art('gauntlet gloves mailed-fist bracers bracer', ['steel', 'leather']),
  BELT: art('belt belt-buckles belt-armor', ['leather']),
  BOOTS: art('metal-boot leg-armor boots steeltoe-boots greaves leather-boot', ['steel', 'leather']),
} as const satisfies Record<string, ItemArt>;

export type ItemArtKind = keyof typeof ITEM_ART;

/** The rows of {@link ITEM_ART}, so that a row's place gives its thousand. */
export const ITEM_ART_KINDS = Object.keys(ITEM_ART) as readonly ItemArtKind[];
