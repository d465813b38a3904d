import type { EquipSlot, ItemType } from '#graphql/generated/resolvers.ts';

const words = (list: string): readonly string[] => list.split(' ');

export type ArmorSlot = Extract<EquipSlot, 'HELM' | 'SHOULDER' | 'BODY' | 'GLOVES' | 'BELT' | 'BOOTS'>;
export const ARMOR_SLOTS: readonly ArmorSlot[] = ['HELM', 'SHOULDER', 'BODY', 'GLOVES', 'BELT', 'BOOTS'];

const PLATES: Readonly<Record<ArmorSlot, readonly string[]>> = {
  HELM: words('Greathelm Casque Warhelm Sallet Armet'),
  SHOULDER: words('Pauldrons Shoulderguards Spaulders'),
  BODY: words('Breastplate Cuirass Warplate Hauberk'),
  GLOVES: words('Gauntlets Fists Vambraces'),
  BELT: words('Girdle Warbelt Greatbelt'),
  BOOTS: words('Greaves Sabatons Warboots'),
};

const CLOTH: Readonly<Record<ArmorSlot, readonly string[]>> = {
  HELM: words('Cowl Circlet Hood Diadem Skullcap'),
  SHOULDER: words('Mantle Amice Epaulets'),
  BODY: words('Robe Vestment Raiment Gown'),
  GLOVES: words('Gloves Handwraps Cuffs'),
  BELT: words('Sash Cord Cincture'),
  BOOTS: words('Slippers Sandals Treads'),
};

const LEATHERS: Readonly<Record<ArmorSlot, readonly string[]>> = {
  HELM: words('Hood Cap Mask Tricorne'),
  SHOULDER: words('Shoulders Capelet Shoulderpads'),
  BODY: words('Jerkin Coat Doublet Brigandine'),
  GLOVES: words('Gloves Grips Bracers'),
  BELT: words('Belt Bandolier Strap'),
  BOOTS: words('Boots Leggings Striders'),
};

/** Names for pieces of armor, by type. */
export const PIECES: Readonly<Partial<Record<ItemType, Readonly<Record<ArmorSlot, readonly string[]>>>>> = {
  HEAVY_ARMOR: PLATES,
  NONE: {
    ...PLATES,
    HELM: words('Bucket Jawplate Lid'),
    BODY: words('Slabs Bigplate Gutguard'),
    BOOTS: words('Stompers Treads'),
  },
  MEDIUM_ARMOR: {
    ...LEATHERS,
    HELM: words('Helm Crest Warmask'),
    BODY: words('Chainshirt Harness Scalemail'),
  },
  LIGHT_ARMOR: LEATHERS,
  ROBE: CLOTH,
  MEDIUM_ROBE: { ...CLOTH, SHOULDER: words('Pauldrons Mantle'), GLOVES: words('Gauntlets Bracers') },
};

/** Names for weapons and shields; two-handed ones have other names. */
export const WEAPONS: Readonly<Partial<Record<ItemType, readonly string[]>>> = {
  SWORD: words('Blade Longsword Falchion Sabre Shortsword Cleaver'),
  AXE: words('Axe Hatchet Handaxe Broadaxe Chopper'),
  HAMMER: words('Hammer Mace Maul Flail Mallet'),
  STAFF: words('Staff Rod Crook Stave Sceptre'),
  DAGGER: words('Dagger Dirk Stiletto Kris Knife'),
  SPEAR: words('Spear Pike Halberd Glaive Prodder'),
  PISTOL: words('Pistol Wheellock Handgun'),
  BOW: words('Bow Longbow Recurve Warbow'),
  GUN: words('Rifle Longgun Blunderbuss Harquebus'),
  CROSSBOW: words('Crossbow Arbalest'),
  REPEATING_CROSSBOW: ['Repeater', 'Repeating Crossbow'],
  LANCE: words('Lance Warlance'),
  CHARM: words('Tome Censer Chalice Idol Fetish'),
  SHIELD: words('Shield Bulwark Kite Pavise'),
  BASIC_SHIELD: words('Buckler Targe'),
  EXPERT_SHIELD: words('Aegis Towershield'),
};

export const GREAT_WEAPONS: Readonly<Partial<Record<ItemType, readonly string[]>>> = {
  SWORD: words('Greatsword Claymore Zweihander'),
  AXE: words('Greataxe Doubleaxe Longaxe'),
  HAMMER: words('Warhammer Greathammer Sledge'),
  SPEAR: words('Warpike Greatspear'),
};

/** Materials from the poorest to the best: the better half is for high levels. */
export const MATERIALS = words(
  'Ragged Worn Mudstained Plain Notched Tanned Riveted Sturdy Oiled Burnished Hardened Tempered Blackened Gilded Runed Hallowed Stormforged Ashen Starlit Deathless',
);

/** Words that follow "of": some that a warrior wants, some that nobody does. */
export const VIRTUES = [
  ...words(
    'Endurance Vigilance Ruin Mercy Wrath Patience Embers Winter Thorns Echoes Ravens Dusk Salt Teeth',
  ),
  'the Long March',
  'the Broken Gate',
  'the Ninth Bell',
  'the Quiet Hour',
  'the Hollow Crown',
  'a Thousand Cuts',
  'Unpaid Debts',
  'Last Light',
];

/** Names of sets and heirlooms are made of two halves. */
export const FIRST_HALVES = words(
  'Ember Grim Dawn Storm Iron Raven Frost Night Oath Blood Star Thorn Ash Wolf Sun Doom Silver Bane Hollow Rime Gold Shade Tusk Wyrm',
);
export const SECOND_HALVES = words(
  'forged bound sworn ward weave born mark fang guard call shard brand fall crest helm tide',
);

export const JEWELS = words('Ring Band Signet Pendant Amulet Torc Brooch Loop Seal Choker');
export const CLOAKS = words('Cloak Cape Mantle Shroud Drape Pelt');
export const STONES = words('Garnet Opal Jet Amber Onyx Beryl Pearl Ruby Agate Moonstone Citrine Bloodstone');
