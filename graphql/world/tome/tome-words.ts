import type { Realm, TomeHelpType } from '#graphql/generated/resolvers.ts';

export const LORE: readonly (readonly [name: string, description: string])[] = [
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
export const TITLES: readonly (readonly [name: string, description: string, realm: Realm])[] = [
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

export const HELP_PAGES: readonly (readonly [name: string, description: string, kind: TomeHelpType])[] = [
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
