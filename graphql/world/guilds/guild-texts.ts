import type { Random } from '#graphql/world/random.ts';

const OPENINGS = [
  'We muster at the second bell and march at the third.',
  'Founded on a lost bet and kept alive by stubbornness.',
  'An old company with new banners.',
  'We take the field most evenings and every weekend.',
  'Small, loud, and rarely where you expect us.',
  'Veterans of three fronts looking for a fourth.',
  'Nobody here remembers who started it; everybody knows who will finish it.',
];

const AIMS = [
  'Keeps first, glory second, repairs last.',
  'We fight in warbands of twelve and drink in companies of fifty.',
  'Scenarios by day, sieges by night.',
  'Healers are fed, tanks are thanked, and the rest are tolerated.',
  'We hold the gate so that others may tell stories about it.',
  'No roster, no attendance sheet, only a horn and a direction.',
  'Every career is welcome as long as it can keep up.',
];

const CLOSINGS = [
  'Speak to any officer to join.',
  'Recruiting healers, always.',
  'Bring your own ladder.',
  'Recruitment is closed until the next thaw.',
  'Write to our quartermaster, she reads everything.',
  'If you can read this you are already late for the muster.',
];

const MOTTOS = [
  'Hold the line.',
  'First in, last out.',
  'Quality over quantity.',
  'No gate too thick.',
  'We remember.',
  'Evenings, all fronts.',
  'Warband play, every rank.',
  'Casual, but never kind to the enemy.',
];

/** Hostile text: a page must show it as it is and never interpret it as markup. */
export const HOSTILE_DESCRIPTION =
  '<script>alert("for the realm")</script> & <b>bold words</b> <img src=x onerror=\'alert(1)\'> "quoted" \'twice\' &amp; done';

const CHARTER_LINES = [
  'Article {n}. No member shall sell a seat in the warband, nor lend it, nor leave it unattended.',
  'Article {n}. Spoils are shared by need, then by courage, then by whoever carried the ram.',
  'Article {n}. A fallen comrade is raised before a fallen enemy is mocked.',
  'Article {n}. The horn is blown once for the muster, twice for the charge and thrice for supper.',
  'Article {n}. Who loses the guild banner carries the replacement, uphill, in the rain.',
];

/** A charter of 60 articles with line breaks and empty lines: about 5,000 letters. */
export function longDescription(): string {
  const articles = Array.from({ length: 60 }, (_, index) =>
    (CHARTER_LINES[index % CHARTER_LINES.length] ?? '').replace('{n}', String(index + 1)),
  );
  return ['The charter of the company, as read aloud on the first night of every month:', ...articles].join(
    '\n\n',
  );
}

/** Two to three sentences; now and then over several lines, now and then nothing at all. */
export function guildDescription(random: Random): string {
  if (random.chance(0.12)) return '';
  const lines = [
    random.pick(OPENINGS),
    random.pick(AIMS),
    ...(random.chance(0.6) ? [random.pick(CLOSINGS)] : []),
  ];
  return lines.join(random.chance(0.35) ? '\n' : ' ');
}

export const guildMotto = (random: Random): string => (random.chance(0.2) ? '' : random.pick(MOTTOS));
