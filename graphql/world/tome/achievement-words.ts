/** A group of achievements: `#` in a deed stands for how often. */
export interface SubTypeWords {
  readonly name: string;
  readonly description: string;
  readonly deeds: readonly (readonly [name: string, deed: string])[];
}

export const ACHIEVEMENT_TYPES: readonly {
  readonly name: string;
  readonly subTypes: readonly SubTypeWords[];
}[] = [
  {
    name: 'War',
    subTypes: [
      {
        name: 'Open World',
        description: 'What is done for the keeps and objectives of the open war.',
        deeds: [
          ['Reaper', 'Kill # enemies in the open world.'],
          ['Flagbearer', 'Take # battlefield objectives.'],
          ['Breach', 'Be there when # keeps fall.'],
        ],
      },
      {
        name: 'Scenarios',
        description: 'What is done in the matches of both realms.',
        deeds: [
          ['Champion', 'Win # scenarios.'],
          ['Steadfast', 'Stay to the end of # scenarios.'],
        ],
      },
      {
        name: 'Sieges',
        description: 'What is done before the gates of a capital.',
        deeds: [['Besieger', 'Take part in # city sieges.']],
      },
    ],
  },
  {
    name: 'Exploration',
    subTypes: [
      {
        name: 'Travel',
        description: 'Roads walked and places found.',
        deeds: [
          ['Wayfarer', 'Walk # leagues.'],
          ['Discoverer', 'Find # places that no map shows.'],
        ],
      },
      {
        name: 'Public Quests',
        description: 'What is done together with whoever is near.',
        deeds: [['Helping Hand', 'Finish # public quests.']],
      },
    ],
  },
  {
    name: 'Bestiary',
    subTypes: [
      {
        name: 'Beasts',
        description: 'Animals and monsters.',
        deeds: [
          ['Hunter', 'Kill # beasts.'],
          ['Trollbane', 'Kill # trolls.'],
        ],
      },
      {
        name: 'Undead',
        description: 'What should have stayed in the ground.',
        deeds: [['Gravewarden', 'Put # undead to rest.']],
      },
    ],
  },
  {
    name: 'Crafts',
    subTypes: [
      {
        name: 'Gathering',
        description: 'What is taken from beasts, fields and ruins.',
        deeds: [['Gatherer', 'Gather # ingredients.']],
      },
    ],
  },
];
