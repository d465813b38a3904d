import { type Career, CAREERS } from '#graphql/world/characters/careers.ts';
import { groupRecords, recordsOf, type WorldRecord, worldRecords } from './world-records.ts';

/** A world with its scoreboards by their fight, for tests that count. */
export const WORLD = worldRecords({ seed: 'scores', now: Date.UTC(2026, 5, 11, 21) / 1000, scale: 0.3 });

const KILLS = recordsOf(WORLD, 'kill');
export const ATTACKERS = groupRecords(recordsOf(WORLD, 'kill_attacker'), 'kill_id');
export const DAMAGE = groupRecords(recordsOf(WORLD, 'kill_damage'), 'kill_id');
export const RUNS = recordsOf(WORLD, 'scenario_record');
export const SKIRMISHES = recordsOf(WORLD, 'skirmish');
export const RUN_SCORES = groupRecords(recordsOf(WORLD, 'scenario_score'), 'record_id');
export const SKIRMISH_SCORES = groupRecords(recordsOf(WORLD, 'skirmish_score'), 'skirmish_id');
export const CHARACTERS = new Map(
  recordsOf(WORLD, 'character').map((character) => [character.id, character]),
);

export const KILLS_OF_SKIRMISHES = groupRecords(KILLS, 'skirmish_id');

export const BOARDS = [
  { name: 'scenario runs', boards: RUN_SCORES, kills: groupRecords(KILLS, 'instance_id'), fights: RUNS },
  {
    name: 'skirmishes',
    boards: SKIRMISH_SCORES,
    kills: KILLS_OF_SKIRMISHES,
    fights: SKIRMISHES,
  },
];

export const COMBAT_COLUMNS = [
  'kills',
  'kills_solo',
  'deaths',
  'death_blows',
  'damage',
  'kill_damage',
  'damage_received',
  'healing_self',
  'healing_others',
  'healing_received',
  'protection_self',
  'protection_others',
  'protection_received',
  'resurrections_done',
];

const CAREER_BY_NAME = new Map<unknown, Career>(CAREERS.map((career) => [career.name, career]));

export const careerOf = (id: unknown) => {
  const career = CAREER_BY_NAME.get(CHARACTERS.get(Number(id))?.career);
  if (!career) throw new Error(`No career of ${String(id)}`);
  return career;
};
export const isOrder = ({ character_id }: WorldRecord) => careerOf(character_id).realm === 'ORDER';
export const sum = (rows: readonly WorldRecord[], ...columns: string[]) =>
  rows.reduce((total, row) => total + columns.reduce((part, column) => part + Number(row[column]), 0), 0);
export const shareOf = (rows: readonly WorldRecord[], isMatch: (row: WorldRecord) => boolean) =>
  rows.filter(isMatch).length / rows.length;

/** Scoreboards of open-world skirmishes: they list both sides whole, those of scenarios only the combatants. */
export function openSkirmishes() {
  return SKIRMISHES.flatMap(({ id, instance_id }) =>
    instance_id === null ? [SKIRMISH_SCORES.get(String(id)) ?? []] : [],
  );
}
