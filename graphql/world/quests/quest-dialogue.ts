/*
 * Sentences of quest givers. `|n` stands for the player's name and `|c` for the career.
 */

export const GREETINGS: readonly string[] = [
  'You there, |n. Stand where I can see you.',
  'A |c? Good. I had asked for two, but one will have to do.',
  'Sit down, |n, before somebody else takes the chair.',
  'So they have sent a |c after all. I had given up writing letters.',
  'Keep your voice down. The walls here were built by a man with large ears.',
  'I will be brief, because the soup is getting cold.',
  'I have been waiting since the thaw for somebody who does not run.',
  'Do not tell me your name. No, do: |n, is it? I shall forget it by morning, and so should you.',
  'If you have come about the rent, I am not here.',
  'You look like somebody who has slept in the rain. That is exactly who I need.',
  'The last |c who came through that door wiped their boots. I remember that with fondness.',
  'Ah, |n. The lists said that you were dead, but the lists say that about everybody.',
];

export const REASONS: readonly string[] = [
  'The stores are counted every evening, and every evening there is less of everything but mud.',
  'Nobody has come back from {ruin} since the moon was new, and some of them owed me money.',
  'My orders say to wait. My stomach says otherwise, and it outranks me.',
  'Half of {zone} burns, and the other half is out of water.',
  'There were eleven of us in the spring. I can still count, and now it does not take long.',
  'We hear them at night around {place}, and what we hear is not marching, it is digging.',
  'Our scouts draw a map of {zone} each week. Each week the map is shorter.',
  'I promised {person} that it would be done before the first snow, and look at that sky.',
  'An old debt has come due, and the one who owed it has the bad manners to be dead.',
  'The {enemies} have grown bold enough to light fires. Bold enough to cook on them, too.',
  'The well at {place} has begun to taste of iron.',
  'It began with small things: a missing gate, a missing goat, a missing sentry.',
  'Whoever holds {place} sees every road in {zone}, and at present that is not us.',
  'I have asked twice, politely, by letter. Now I am asking you.',
];

export const FAREWELLS: readonly string[] = [
  'Be back before dark, or be back with a torch.',
  'I cannot pay what it is worth, |n, but I can pay what I have.',
  'And if anybody asks, you were never here.',
  'Try not to die. The paperwork is dreadful.',
  'Walk well, |c.',
  'Whatever you hear in {ruin}, do not answer it.',
  'There will be bread when you return. There may even be butter.',
  'Go on, then. Daylight is the one thing that I cannot requisition.',
  'Mind the third step. Everybody forgets the third step.',
  'I shall be here. Where else would I be?',
];

/** For the quests of a chain after the first. */
export const CHAIN_GREETINGS: readonly string[] = [
  'You came back, |n. I had two coins on it, and nobody would take the bet.',
  'What you brought me last time has changed everything, and not for the better.',
  'I have slept on what you told me. To be exact, I have not slept at all.',
  'That was the easy part, as I suspect you have guessed.',
  'It is just as I feared after your last report: we were looking at it from the wrong end.',
  'One more thing. There is always one more thing.',
];

/** The shortest descriptions. */
export const SHORT_LINES: readonly string[] = [
  'Go.',
  'You know what to do.',
  'Again, |n.',
  'Bring it. Now.',
  'Well?',
];
