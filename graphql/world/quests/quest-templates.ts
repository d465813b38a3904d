import type { QuestTemplate } from './quest-template.ts';

/**
 * The texts of each kind of quest, with the placeholders `{beasts}`, `{enemies}`, `{goods}`, `{ruin}`, `{place}`,
 * `{zone}`, `{person}` and `{count}`.
 */
export const QUEST_TEMPLATES: readonly QuestTemplate[] = [
  {
    kind: 'hunt',
    share: 0.26,
    names: [
      'Teeth in the Dark',
      'The {adjective} Hunt',
      'Fewer {Beasts}',
      'Thin Them Out',
      '{Beasts} at the Door',
    ],
    orders: [
      'Kill {count} of the {beasts} near {place}, and do not count the ones that run.',
      'The {beasts} have learned where we sleep. Teach {count} of them otherwise.',
      'Go to {place} and put down {count} {beasts} before they put down the rest of us.',
    ],
    counted: ['{beasts} slain', 'traps set around {place}'],
    steps: ['Thin out the {beasts} near {place}', 'Report to {person}'],
    journals: [
      'I am to kill {count} {beasts} around {place}.',
      '{person} wants {count} {beasts} dead. The place to look is {place}.',
    ],
  },
  {
    kind: 'gather',
    share: 0.22,
    names: ['{owner} {noun}', 'What the {noun} Took', 'Every Last One', '{Goods}, If You Please'],
    orders: [
      'Bring me {count} {goods}. I will not ask where you found them.',
      'There should be {goods} lying about {place}. {count} would do.',
      'Collect {count} {goods} from {ruin}; leave the rest, somebody will starve otherwise.',
    ],
    counted: ['{goods}'],
    steps: ['Bring the {goods} to {person}', 'Search {ruin}'],
    journals: [
      '{person} needs {count} {goods}. Some are said to lie near {place}.',
      'Find {count} {goods} and carry them back, dry if possible.',
    ],
  },
  {
    kind: 'deliver',
    share: 0.14,
    names: ['A {noun} for {zone}', 'The {adjective} Road', 'Sealed and Signed', 'Not by the Bridge'],
    orders: [
      'Carry this to {person}. Do not open it, do not drop it, do not stop to talk at {ruin}.',
      'Walk to {place} and say that you come from me. If nobody laughs, you are at the right door.',
      'The road to {place} is watched. Take it all the same; the other one is worse.',
    ],
    counted: ['waymarks checked on the road to {place}'],
    steps: ['Speak with {person}', 'Reach {place}'],
    journals: [
      'I carry a sealed parcel to {person}, who was last seen near {place}.',
      'To {place}, then, on foot.',
    ],
  },
  {
    kind: 'tome',
    share: 0.08,
    names: ['The {adjective} Page', 'Marginal Notes', 'A Hand That Was Not Mine', 'Read by Candlelight'],
    orders: [
      'There is a wall of writing in {ruin}. Copy what you can and burn what you copied, once I have seen it.',
      'Somebody has to look at {ruin} and write down what is left. You can write, can you not?',
    ],
    counted: ['lines copied at {ruin}'],
    steps: ['Read the inscription at {ruin}', 'Find the missing page', 'Compare the two hands'],
    journals: [
      'The writing at {ruin} may explain why the maps of {zone} no longer agree with each other.',
      'I have copied three lines. The fourth was not there yesterday.',
    ],
  },
  {
    kind: 'siege',
    share: 0.14,
    names: ['Ladders Before Dawn', 'The {adjective} Gate', 'Hold {place}', 'Rams and Oil'],
    orders: [
      'Take {place} with whoever will follow you, and be standing on it when the horn is blown.',
      'Their {enemies} hold {place}. By tomorrow we shall hold it, or you need not come back.',
      'Bring {count} loads of timber to the wall and see that they burn on the right side of it.',
    ],
    counted: ['wall breaches at {place}', 'loads of timber brought to the wall'],
    steps: ['Take {place}', 'Stand your ground until the relief arrives'],
    journals: [
      '{place} has to change hands. Mine will do.',
      'We march on {place} with the next full warband.',
    ],
  },
  {
    kind: 'playerKill',
    share: 0.09,
    names: ['A Count of Banners', 'Names on a List', 'No Quarter in {zone}', 'The Tally of {zone}'],
    orders: [
      'Their best walk about {zone} as if they had bought it. Beat {count} of them in the open field.',
      'I do not want beasts and I do not want bones. I want {count} of their fighters, in {zone}, in daylight.',
    ],
    counted: ['enemy fighters beaten in {zone}'],
    steps: ['Have the tally signed by {person}'],
    journals: ['{count} enemy fighters must fall in {zone}. The list does not care which.'],
  },
  {
    kind: 'epic',
    share: 0.07,
    names: [
      'The {adjective} {noun} of {zone}',
      'When the {noun} Spoke',
      'The Long Way Down',
      'An End to {owner} {noun}',
    ],
    orders: [
      'Whatever sleeps in {ruin} has turned over twice this year. Go and see that it does not turn a third time.',
      'Gather those you trust, and one that you do not, so that you stay awake. Then go down into {ruin}.',
    ],
    counted: ['broken seals', 'voices answered in {ruin}'],
    steps: ['Descend into {ruin}', 'Survive the third night', 'Return to {person} with the proof'],
    journals: [
      'This will not be done in one evening. It begins at {ruin} and ends, if the stories are right, underneath.',
      'Three have gone before me, |n is what they will carve fourth. Unless I come back.',
    ],
  },
];
