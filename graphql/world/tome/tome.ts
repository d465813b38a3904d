import type { Realm, TomeHelpType, TomeOfKnowledgeSection } from '#graphql/generated/resolvers.ts';
import type { Creature } from '#graphql/world/creatures/creature.ts';
import { Random } from '#graphql/world/random.ts';
import { ZONES } from '#graphql/world/zones/zones.ts';

const LORE: readonly (readonly [name: string, description: string])[] = [
  ['The Broken Oath', 'How two kings swore peace on one stone, and which of them moved it.'],
  ['A Winter Without Bread', 'Of the year in which both camps ate their mules.'],
  ['The Bell of the Pass', 'It rang once, and nobody has said for whom.'],
  ['Three Brothers at the Ford', 'One held the bank, one held the bridge, one held his tongue.'],
  ['The Long Retreat', 'Forty days of rain, told by somebody who walked at the back.'],
  ['The Candlemaker', 'She lit the way for an army and sent the bill to its enemy.'],
  ['On Ravens', 'Why they follow the drums, and what the drummers pay them.'],
  ['The Empty Throne', 'What stood on it, and who dusted it.'],
];

/** Titles that players can bear, with the realm that they are for. */
const TITLES: readonly (readonly [name: string, description: string, realm: Realm])[] = [
  ['the Unbowed', 'For those who fell often and came back more often.', 'NEUTRAL'],
  ['Gatebreaker', 'For the first through the gate of a keep.', 'NEUTRAL'],
  ['Lamplighter', 'For those who have walked every zone by night.', 'NEUTRAL'],
  ['the Solitary', 'For a hundred duels that nobody else had a hand in.', 'NEUTRAL'],
  ['Beastward', 'For those who know the bestiary by heart.', 'NEUTRAL'],
  ['Shield of the Dawn', 'For the defenders of the capital of Order.', 'ORDER'],
  ['Oathkeeper', 'For those who never left a scenario before its end.', 'ORDER'],
  ['Warden of the Road', 'For those who kept the supplies moving.', 'ORDER'],
  ['Herald of Ruin', 'For the defenders of the capital of Destruction.', 'DESTRUCTION'],
  ['Bonepicker', 'For those who looted where others fled.', 'DESTRUCTION'],
  ['the Howling', 'For those who charged before the horn.', 'DESTRUCTION'],
  ['Pathfinder', 'For those who found every chapter camp.', 'NEUTRAL'],
];

const HELP_PAGES: readonly (readonly [name: string, description: string, kind: TomeHelpType])[] = [
  ['Moving About', 'Walk with the arrow keys; hold the right button to turn.', 'BEGINNER_HELP'],
  ['Talking to People', 'Click on whoever has a mark above the head.', 'BEGINNER_HELP'],
  ['Joining a Scenario', 'Queue for it on the map; you are called when there is a place.', 'GAMEPLAY_HELP'],
  ['Renown', 'Every kill of a player is worth renown, and ranks open better gear.', 'GAMEPLAY_HELP'],
  ['Influence', 'Public quests earn influence; a chapter rewards it in three tiers.', 'GAMEPLAY_HELP'],
  ['Arranging the Bars', 'Drag abilities to a bar; hold shift to move what lies there.', 'UI_HELP'],
  ['Reading the Map', 'Swords mark fights, flags mark objectives, towers mark keeps.', 'UI_HELP'],
  ['Mastery Paths', 'Points in a path make its abilities stronger and open others.', 'ADVANCED_HELP'],
  ['Morale', 'It rises while you fight and pays for the strongest abilities.', 'ADVANCED_HELP'],
];

/** A page of the Tome of Knowledge. */
export interface TomeEntry {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly realm: Realm;
  /** Experience for unlocking it. */
  readonly xp: number;
  readonly section: TomeOfKnowledgeSection | null;
  readonly helpType: TomeHelpType;
}

type Page = Pick<TomeEntry, 'name' | 'description' | 'section'> &
  Partial<Pick<TomeEntry, 'realm' | 'helpType'>>;

const FIRST_ID = 100;
const BEASTS = 60;

/** Pages about creatures, zones, history, titles and help; ids ascend section by section. */
export function createTome(seed: string, creatures: readonly Creature[]): readonly TomeEntry[] {
  const random = new Random(`${seed}/tome`);
  const pages: Page[] = [
    ...bestiary(creatures),
    ...zoneMaps(),
    ...LORE.map(([name, description]) => ({ name, description, section: 'HISTORY_AND_LORE' as const })),
    ...TITLES.map(([name, description, realm]) => ({
      name,
      description,
      realm,
      section: 'PLAYER_TITLES' as const,
    })),
    ...HELP_PAGES.map(([name, description, helpType]) => ({
      name,
      description,
      helpType,
      section: 'HELP' as const,
    })),
  ];
  return pages.map(({ name, description, section, realm = 'NEUTRAL', helpType = 'NONE' }, index) => {
    const xp = section === 'HELP' ? 0 : random.int(1, 20) * 50;
    return { id: FIRST_ID + index, name, description, realm, xp, section, helpType };
  });
}

/** Creatures that stand somewhere, one page each. */
const bestiary = (creatures: readonly Creature[]): Page[] =>
  creatures
    .filter(({ spawns, trade }) => spawns.length > 0 && trade === null)
    .slice(0, BEASTS)
    .map(({ name, spawns }) => ({
      name,
      description: `${name} has been seen in ${spawns[0]?.zone.name ?? 'many places'}. Keep your distance.`,
      section: 'BESTIARY',
    }));

const zoneMaps = (): Page[] =>
  ZONES.filter(({ kind, corners }) => kind === 'open-world' && corners !== null).map(({ name }) => ({
    name,
    description: `The map of ${name}, as far as anybody has walked it.`,
    section: 'ZONE_MAPS',
  }));
