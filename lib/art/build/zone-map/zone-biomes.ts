import { mix32 } from '#lib/art/hash.ts';
import { wrappedItem } from '#lib/art/wrapped-item.ts';
import { BIOMES, type BiomeName } from './biomes.ts';

/** The kind of land of each zone that has a map, by zone id (names in lib/game/places/zones.ts; five ids have none). */
const ZONE_BIOMES: ReadonlyMap<number, BiomeName> = new Map<number, BiomeName>([
  [1, 'marsh'], // Marshes of Madness
  [2, 'wasteland'], // The Badlands
  [3, 'wasteland'], // Black Crag
  [4, 'wasteland'], // Butcher's Pass
  [5, 'highland'], // Thunder Mountain
  [6, 'highland'], // Ekrund
  [7, 'coast'], // Barak Varr
  [8, 'highland'], // Black Fire Pass
  [9, 'snow'], // Kadrin Valley
  [10, 'highland'], // Stonewatch
  [11, 'wasteland'], // Mount Bloodhorn
  [26, 'blight'], // Cinderfall
  [27, 'blight'], // Death Peak
  [30, 'highland'], // Gates of Ekrund
  [31, 'marsh'], // Mourkain Temple
  [32, 'coast'], // Ironclad
  [33, 'wasteland'], // Doomfist Crater
  [34, 'highland'], // Thunder Valley
  [36, 'snow'], // Kadrin Valley Pass
  [37, 'wasteland'], // Black Crag Keep
  [38, 'highland'], // Black Fire Basin
  [39, 'highland'], // Logrin's Forge
  [41, 'city'], // Altdorf War Quarters
  [42, 'cavern'], // The Undercroft
  [43, 'snow'], // Gromril Crossing
  [44, 'wasteland'], // Howling Gorge
  [45, 'highland'],
  [46, 'highland'], // EPG
  [47, 'highland'],
  [48, 'highland'], // KG
  [50, 'forest'], // Hunter's Vale
  [60, 'cavern'], // Mount Gunbad
  [61, 'city'], // Karak Eight Peaks
  [62, 'city'], // Karaz-a-Karak
  [63, 'cavern'], // Gunbad Nursery
  [64, 'cavern'], // Gunbad Lab
  [65, 'cavern'], // Squig Boss
  [66, 'cavern'], // Gunbad Barracks
  [67, 'city'], // Karak Eight Peaks (contested)
  [68, 'city'], // Karaz-a-Karak (contested)
  [96, 'cavern'], // Karak Eight Peaks Sublevel
  [97, 'cavern'], // Karaz-A-Karak Sublevel
  [100, 'snow'], // Norsca
  [101, 'marsh'], // Troll Country
  [102, 'snow'], // High Pass
  [103, 'blight'], // Chaos Wastes
  [104, 'blight'], // The Maw
  [105, 'snow'], // Praag
  [106, 'coast'], // Nordland
  [107, 'forest'], // Ostland
  [108, 'forest'], // Talabecland
  [109, 'forest'], // Reikland
  [110, 'forest'], // Reikwald
  [117, 'blight'], // Chaos Wastes East - Outer Dark
  [120, 'snow'], // West Praag
  [130, 'coast'], // Nordenwatch
  [131, 'marsh'], // Stonetroll Crossing
  [132, 'forest'], // Talabec Dam
  [133, 'blight'], // Maw of Madness
  [134, 'forest'], // Reikland Hills
  [135, 'blight'], // Twisting Tower
  [136, 'city'], // Battle for Praag
  [137, 'cavern'], // Grovod Caverns
  [138, 'forest'], // Castle Reikland
  [139, 'snow'], // High Pass Cemetery
  [141, 'forest'],
  [152, 'cavern'], // The Sewers of Altdorf: Wing 1
  [153, 'cavern'], // The Sewers of Altdorf: Wing 2
  [154, 'cavern'], // Warpblade 2
  [155, 'cavern'], // Sacellum Dungeons: West Wing
  [156, 'cavern'], // Sacellum Dungeons: East Wing
  [157, 'city'], // Sigmar Temple
  [158, 'blight'], // The Monolith
  [159, 'city'], // Sacellum
  [160, 'blight'], // Bastion Stair
  [161, 'city'], // The Inevitable City
  [162, 'city'], // Altdorf
  [163, 'cavern'], // Bastion Stair - Thar'Ignan
  [164, 'cavern'], // Bastion Stair - Lord Slaurith
  [165, 'cavern'], // Bastion Stair - Kaarn the Vanquisher
  [166, 'cavern'], // Bastion Stair - Skull Lord Var'Ithrok
  [167, 'city'], // The Inevitable City (contested)
  [168, 'city'], // Altdorf (contested)
  [169, 'cavern'], // The Sewers of Altdorf: Wing 3
  [170, 'city'], // Altdorf Palace
  [172, 'city'], // The Eternal Citadel
  [173, 'cavern'], // Sacellum Dungeons: South Wing
  [174, 'blight'], // The Elysium
  [175, 'blight'], // Winds of Chaos
  [176, 'cavern'], // Sigmar Crypts
  [177, 'cavern'], // Warpblade Tunnels
  [178, 'city'], // The Viper Pit
  [179, 'cavern'], // Tomb of the Vulture Lord
  [191, 'wasteland'], // Necropolis of Zandri
  [195, 'cavern'], // Bloodwrought Enclave
  [196, 'cavern'], // Bilerot Burrow
  [197, 'city'], // The Bright Wizard College
  [198, 'city'], // Sigmar's Hammer
  [200, 'islands'], // The Blighted Isle
  [201, 'coast'], // The Shadowlands
  [202, 'forest'], // Avelorn
  [203, 'highland'], // Caledor
  [204, 'coast'], // Fell Landing
  [205, 'blight'], // Dragonwake
  [206, 'highland'], // Chrace
  [207, 'coast'], // Ellyrion
  [208, 'forest'], // Saphery
  [209, 'coast'], // Eataine
  [210, 'coast'], // Shining Way
  [220, 'islands'], // Isle of the Dead
  [230, 'coast'], // Khaine's Embrace
  [231, 'highland'], // Phoenix Gate
  [232, 'islands'], // Tor Anroc
  [234, 'coast'], // Serpent's Passage
  [235, 'highland'], // Dragon's Bane
  [236, 'forest'], // Temple of Isha
  [237, 'forest'], // Caledor Woods
  [238, 'blight'], // Blood of the Black Cairn
  [241, 'cavern'], // Tomb of the Stars
  [242, 'cavern'], // Tomb of the Moon
  [243, 'cavern'], // Tomb of the Sky
  [244, 'cavern'], // Tomb of the Sun
  [260, 'forest'], // The Lost Vale
  [274, 'wasteland'], // The Pyramid of Settra
  [297, 'coast'],
  [410, 'cavern'], // Thanquuol's Incursion
  [411, 'city'], // College Of Corruption
  [412, 'highland'],
  [413, 'wasteland'], // Garden of Qu'aph
  [414, 'forest'],
]);

const ANY_BIOME = Object.keys(BIOMES) as readonly BiomeName[];

/** The kind of land a zone is drawn as; an id that is not listed gets one by its hash. */
export const zoneBiome = (zoneId: number): BiomeName =>
  ZONE_BIOMES.get(zoneId) ?? wrappedItem(ANY_BIOME, mix32(zoneId));

/** The ids that have a kind of land of their own. */
export const zonesWithBiome = (): readonly number[] => [...ZONE_BIOMES.keys()];
