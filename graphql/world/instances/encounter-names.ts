/** The encounters of each instance by its id, in the order in which a party meets them: all invented. */
export const ENCOUNTER_NAMES: Readonly<Record<number, string>> = {
  36: 'Skarn Frostmaw | The Twin Wyrdhounds | Uldra Ninescales | Old Emberback',
  37: 'Thane Brokk Ashbeard | The Oathless Gunners | Runekeeper Haldis | Young Emberback',
  60: "Squigmaster Nazgrub | Da Boilin Pot | Glopp the Overfed | Wizza Grimgutz | Mother Mushroom | The Ragged Wurm | Ard'nosh da Bitter",
  63: 'Bitey | Snikk Spawnwatcher | The Brood Mother',
  64: 'Mixa Foulbrew | Fungus Experiment Nine | Doktor Splatz',
  65: 'Gob the Herder | Fangs and Fizz | Da Biggest Squig',
  66: 'Drillboss Kragg | The Blackened Shields | Warlord Mugrut | Gitstomper',
  152: 'Skreet Drainrunner | The Grate Keeper | Plaguewright Mold',
  153: 'Gnawtooth | Sister Septima the Drowned | The Thing Below the Cistern',
  155: 'Harrower Vekh | The Chained Beast | Arena Master Dro',
  156: 'Hex-Singer Ymra | Two-Tongue | Champion Korvast the Unbowed',
  160: 'Gatewarden Azhrak | The Brass Hounds | Sarkoth Redhand | Flayer Mhordan | The Sounding Skull | Urghul of the Ninth Step | Marshal Dreadvein | Herald of the Stair',
  163: 'The Bound Furnace | Whipmaster Ossk | The Kindled Champion',
  164: 'Cupbearer Venn | The Drinking Pit | The Butcher of Eight | The Sated Champion',
  165: 'Trophy Keeper Hroth | The Defeated Five | The Undefeated Champion',
  166: "Bonesetter Aglaur | The Ossuary Wakes | Prophet of the Last Step | The Throne's Champion | The Thirst Itself",
  169: 'Ferryman Klaus | The Lamplighter | Professor Widdershins | Kraal Nestlord',
  173: 'The Masked Duellists | Bloodletter Sythe | Gorm, Favourite of the Crowd | The Emptied Sand',
  176: 'Sexton Grell | The Weeping Saints | Canon Aldebrand | The Unquiet Elector | Mortarch Ysolde',
  196: 'Sputum | The Festering Choir | Slug-of-Plenty | Grandsire Phlegmond | Bartholomeus, who caught everything, one after another',
  260: "Horn-Keeper Aurel | The Hollow Oak | Thornmother | Cael'dris the Faded | The Antlered King | Nhar the Uncoiled | The Mirror at the Falls | Queen of the Last Spring",
};

/** The first encounter until it was removed from the game: attempts at it remain, its name does not. */
export const RETIRED_ENCOUNTER = { instanceId: 260, id: 2600, afterDays: 25 } as const;
