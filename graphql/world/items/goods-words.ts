const words = (list: string): readonly string[] => list.split(' ');

export const COLOURS = words(
  'Ash Bone Brass Bronze Cinnabar Clay Cobalt Copper Coral Crimson Ebony Emerald Fern Flint Gold Grape Indigo Ivory Lilac Lichen Madder Moss Night Ochre Olive Pewter Plum Rose Rust Sable Sand Scarlet Sea Sepia Silver Slate Snow Soot Straw Teal Umber Violet Wheat Wine Woad',
);

export const HERBS = words(
  'Yarrow Sorrel Wolfsbane Goldroot Nightcap Mugwort Bittercress Henbane Feverfew Marshwort Skullcap Tansy Vervain Dragonleaf Ghostfern',
);
export const HERB_PARTS = words('Seed Petal Spore Root Pollen Sap');

export const METALS = words('Tin Copper Iron Silver Gromite Steel Gold Moonsilver');
export const METAL_PARTS = words('Shard Rivet Dust Filing Ingot Wire');

export const POTIONS = words(
  'Healing Haste Fury Stoneskin Clarity Courage Shadows Embers Frost Vigor Insight Stamina Warding Luck Silence',
);
export const POTION_KINDS = words('Tonic Draught Elixir Philter');
export const STRENGTHS = ['Weak', 'Thin', 'Plain', 'Strong', 'Lasting', 'Potent', 'Superb'];

export const PLACES = words(
  'Ravenford Oakhollow Grimwater Saltmarch Stonebarrow Embervale Duskport Wolfsgate Hartsfield Mournkeep Ironmere Brackwater Thornwick Kettleburn Highbridge Sallowfen',
);

export const BEASTS = words(
  'Boar Warhorse Courser Direwolf Gryphon Lion Coldscale Squig Ram Destrier Tusker Palfrey',
);

export const ENGINES = words('Ballista Trebuchet Ram Mortar Cannon Catapult Hellcauldron Stonethrower');

export const MEDALS = [
  'Recruit',
  'Scout',
  'Soldier',
  'Officer',
  'Captain',
  'Marshal',
  'Keeper',
  'Siegebreaker',
  'Champion',
  'Highmarshal',
];

export const PAPERS = words('Letter Ledger Map Warrant Deed Cipher Report Will Contract Recipe');
export const OWNERS = [
  'the Miller',
  'a Deserter',
  'Captain Brandt',
  'the Smuggler',
  'an Unknown Hand',
  'the Gravedigger',
  'Old Marthe',
  'the Warlock',
  'the Chaplain',
  'a Drowned Sailor',
  'the Ratcatcher',
  'Grubnik',
  'Sergeant Holm',
  'the Beekeeper',
];

export const JUNK = [
  'Bent Nail',
  'Broken Strap',
  'Cracked Jar',
  'Empty Bottle',
  'Frayed Rope',
  'Gnawed Bone',
  'Half a Map',
  'Lump of Wax',
  'Odd Boot',
  'Pinch of Salt',
  'Rusted Hinge',
  'Tangled Yarn',
  'Wet Match',
  'Worn Dice',
  'Chipped Mug',
  'Mouldy Bread',
  'Loose Button',
  'Snapped Quill',
  'Dented Spoon',
  'Torn Banner',
];
