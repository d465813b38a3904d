import type { Realm } from '#graphql/world/characters/careers.ts';

/** Storylines: a name, and what it is about. */
export const STORYLINES: readonly (readonly [name: string, summary: string])[] = [
  ['The Ferryman Asks Twice', 'A river crossing, two armies, and one boat that belongs to neither of them.'],
  [
    'Salt and Silver',
    'How the toll road of {zone} came to be paid in salt, and what happened when the salt ran out.',
  ],
  [
    'A Bell for the Drowned',
    'Under the water near {place} a bell still rings. Somebody is keeping time with it.',
  ],
  ['The Ninth Gallery', 'Eight galleries were dug by hand. The ninth was found.'],
  ['Winter Quarters', 'Forty days of snow, one road, and the slow arithmetic of bread.'],
  [
    'The Cartographer’s Apology',
    'A map was drawn smoother than the coast, and {zone} has been paying for it since.',
  ],
  ['What the Gulls Know', 'Three ships, no crew, and breakfast still warm on the table.'],
  [
    'Brother of the Lamp',
    'An order of lamplighters swears to hold {place} until relieved. Nobody remembers by whom.',
  ],
  ['The Long Ladder', ''],
  ['Teeth', 'Short, and not for the squeamish.'],
  ['An Honest Forger', 'Every pass in {zone} bears the same seal, and none of them is real.'],
  ['The Orchard War', 'It began over apples. It did not end over apples.'],
  ['Thirteen Chairs', 'A council meets in {zone} to decide who started it. Twelve arrive.'],
  ['The Gate That Walked', 'The {enemies} carried off a gate, and then found a use for it.'],
  ['Ashes for Sale', 'Somebody is buying what the fires leave behind, and paying rather too well.'],
  ['The Deaf Bell-Founder', 'She casts bells that she cannot hear, for towers that are no longer there.'],
  [
    'No Song Before Supper',
    'A camp cook, a stolen kettle, and the most reluctant heroes of the northern line.',
  ],
  ['The Quiet Company', 'They march at night, they leave no tracks, and they are always short by one.'],
  ['Letters Never Sent', 'A courier’s bag is opened eleven years late.'],
  ['Under {place}', 'The cellars have cellars. Bring rope.'],
  ['The Tide Table', 'Whoever can read it can cross to {place} dry. Whoever cannot, crosses anyway.'],
  ['One Banner Too Many', 'Both sides claim the hill. So does the hill.'],
  ['The Widow’s Company', 'Those who were left behind take the field in {zone}.'],
  ['Iron Weather', 'When it rains filings, the smiths of {place} say, look up and look out.'],
  ['The Understudy', 'The captain has been dead since spring. The orders go on, and lately they are better.'],
  [
    'A Door in the Reeds',
    'Marsh children tell of a door with nothing behind it. This spring, somebody knocked from inside.',
  ],
  [
    'The Third Watch',
    'From midnight until the first cock, {place} belongs to nobody. Several parties disagree.',
  ],
  ['Bread, Rope, Candles', 'A quartermaster’s history of the war for {zone}, with prices.'],
  ['The Map Room', 'A fire in the map room, a missing week, and a general who remembers neither.'],
  ['What Is Owed', 'Debts of honour, debts of coin, and the awkward business of collecting them in {zone}.'],
];

export const ENTRY_NAMES: readonly string[] = [
  'The Road to {place}',
  'First Light',
  'A Word with {person}',
  'The {adjective} {noun}',
  'Smoke over {zone}',
  'Those Who Stayed',
  'Hold {place}',
  'The Price of the {noun}',
  'Down to {ruin}',
  'An Unexpected Guest',
  'The Muster',
  'Before the Gate',
  'Nightfall',
  'The Last Page',
  '{owner} {noun}',
];

/** Kinds of activities with their names and tasks. */
export const ACTIVITIES: readonly {
  readonly type: string;
  readonly names: readonly string[];
  readonly texts: readonly string[];
  readonly tasks: readonly string[];
}[] = [
  {
    type: 'Quest',
    names: ['An Errand for {person}', 'The {adjective} {noun}'],
    texts: [
      '{person} asks for help, and does not ask twice.',
      'There is work to be done at {place} before the weather turns.',
    ],
    tasks: [
      'Speak with {person}',
      'Bring the {goods} to {place}',
      'Drive the {beasts} from the road',
      'Return before dark',
    ],
  },
  {
    type: 'Public Quest',
    names: ['The Siege of {ruin}', 'Fire at {place}'],
    texts: ['Anybody may join in, and everybody should: the {enemies} will not wait for an invitation.'],
    tasks: [
      'Break the first line of the {enemies}',
      'Burn the stores',
      'Bring down their champion',
      'Put out the fires',
    ],
  },
  {
    type: 'Battlefield Objective',
    names: ['{place}', 'The Heights above {place}'],
    texts: ['Who holds {place} holds the only dry road in {zone}.'],
    tasks: ['Take {place}', 'Hold {place} until it is locked', 'Escort the supplies'],
  },
  {
    type: 'Keep Siege',
    names: ['Ladders and Rams', 'The Outer Gate'],
    texts: ['Walls do not fall to courage alone. Bring a ram, and bring somebody to carry it.'],
    tasks: ['Bring a ram to the outer gate', 'Break the outer gate', 'Defeat the lord of the keep'],
  },
  {
    type: 'Exploration',
    names: ['Where the Path Ends', 'A Quiet Corner'],
    texts: ['Those who walk slowly see more. Walk slowly near {ruin}.'],
    tasks: ['Find {ruin}', 'Read what is written there', 'Find the way back'],
  },
];

/** Titles of the notes of each realm. */
export const TITLES: Readonly<Record<Realm, readonly string[]>> = {
  ORDER: ['Notes of a Quartermaster', 'From the Lamplighters’ Book', 'Dispatch'],
  DESTRUCTION: ['Scratched on a Shield', 'What the Drummers Say', 'Tally of the Warcamp'],
};

export const LOCATIONS: readonly string[] = [
  'Two hundred paces north of {place}, where the road forks.',
  'Below {place}. Follow the smell of tar.',
  '{zone}, near {ruin}.',
  'At the well.',
  'In the last tent of the camp, behind the cart with three wheels; if the cart has four, it is the wrong camp.',
];
