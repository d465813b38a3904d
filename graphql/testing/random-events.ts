import { readFileSync } from 'node:fs';
import type { Random } from '#graphql/rules/random.ts';

/** The turn of a year, where weeks, months and years part. */
const BEGIN = Date.parse('2026-12-25T00:00:00Z') / 1000;
/** The share of statements that insert or change kills. */
const OF_KILLS = 0.2;

const [INSERT_KILLS = '', ...OTHERS] = readFileSync(new URL('random-events.sql', import.meta.url), 'utf8')
  .replaceAll(/^-- .*\n/gm, '')
  .split('\n---\n');
const CHANGES_OF_KILLS = OTHERS.filter((statement) => statement.startsWith('update kill set'));
const THE_REST = OTHERS.filter((statement) => !CHANGES_OF_KILLS.includes(statement));

const fighter = (career: string) => `{1..9}, '${career}', {1..40}, {1..80}, {guild}`;
const KILL = `({1..40}, {kill time}, {1..3}, {spot}, 0, {true|false}, {1..100}, ${fighter('{CHOPPA|SHAMAN}')}, ${fighter('ENGINEER')})`;

/** True for the third of all kills that are anywhere at any time; the others are of one fight. */
const isFar = (random: Random) => random.chance(0.3);

/** The values of the placeholders. */
const WORDS: Readonly<Record<string, (random: Random) => string>> = {
  begin: () => String(BEGIN),
  'fight columns': () =>
    'item_rating, deaths, damage, kill_damage, damage_received, healing_self, healing_others, healing_received, protection_self, protection_others, protection_received, resurrections_done',
  guild: () => '{null|1|2|3}',
  id: () => 'id % {2..6} = {0..1}',
  'kill time': (random) => (isFar(random) ? '{time}' : `${BEGIN} + 432000 + {0..1500}`),
  kills: (random) => Array.from({ length: random.int(1, 6) }, () => KILL).join(', '),
  label: () => `'{Red Guild|Ærwyn-of Über|  |ŽIBGLE|Two  Towers|白鶴}'`,
  person: () => '{1..9}',
  place: () => '(kill_id + position) % {2..6} = {0..1}',
  score: () => '{0..5}, 0, {0..5}, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0',
  'score columns': () =>
    'kills, kills_solo, deaths, death_blows, damage, kill_damage, damage_received, healing_self, healing_others, healing_received, protection_self, protection_others, protection_received, resurrections_done',
  spot: (random) => (isFar(random) ? '{-5000000..70000}, {0..2147483647}' : '{0..20000}, {0..20000}'),
  time: () => `${BEGIN} + {0..1209600}`,
  uuid: () => `'00000000-0000-4000-8000-00000000000{1..8}'::uuid`,
  'uuid or null': (random) => (random.chance(0.6) ? 'null' : '{uuid}'),
};

function filled(text: string, random: Random): string {
  return text.replaceAll(/\{([^{}]+)\}/g, (_, placeholder: string) => {
    const [, least, most] = /^(-?\d+)\.\.(\d+)$/.exec(placeholder) ?? [];
    if (least !== undefined) return String(random.int(Number(least), Number(most)));
    const word = WORDS[placeholder]?.(random);
    return word === undefined ? random.pick(placeholder.split('|')) : filled(word, random);
  });
}

/** A statement that writes, changes or deletes a few events. */
export function randomEvents(random: Random): string {
  const draw = random.next();
  if (draw < OF_KILLS / 2) return filled(INSERT_KILLS, random);
  return filled(random.pick(draw < OF_KILLS ? CHANGES_OF_KILLS : THE_REST), random);
}
