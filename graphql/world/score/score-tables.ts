import type { Battle, Outcome } from '#graphql/world/battle/battle.ts';
import type { BattlePlan } from '#graphql/world/battle/battle-plan.ts';
import { type Campaign, combatantsOf } from '#graphql/world/battle/campaign.ts';
import { columnsOf } from '#graphql/world/columns.ts';
import { standingAt } from '#graphql/world/people/characters.ts';
import { guildAt } from '#graphql/world/people/membership.ts';
import type { Population } from '#graphql/world/people/population.ts';
import { Random } from '#graphql/world/random.ts';
import type { WorldTable, WorldValue } from '#graphql/world/world-table.ts';
import type { Score } from './score.ts';
import { scoresOf } from './scores-of.ts';

type Row = readonly WorldValue[];

const QUITTERS = 0.015;

/** Level, renown rank and guild as they were when the battle began. */
function standingOf({ memberships, window }: Population, { character }: Score, { fixture }: Battle) {
  const { level, renownRank } = standingAt(character, window, fixture.start);
  return { level, renownRank, guildId: guildAt(memberships, character, fixture.start)?.id ?? null };
}

const deedColumns = (score: Score): Row => [
  score.kills,
  score.killsSolo,
  score.deaths,
  score.deathBlows,
  score.damage,
  score.killDamage,
  score.damageReceived,
  score.healingSelf,
  score.healingOthers,
  score.healingReceived,
  score.protectionSelf,
  score.protectionOthers,
  score.protectionReceived,
  score.resurrectionsDone,
];

/** Whether a team has won; null for a draw. */
const hasWon = ({ winner }: Outcome, team: 0 | 1): boolean | null => (winner === 2 ? null : winner === team);

function scenarioRows(population: Population, { stream }: BattlePlan, battle: Battle): Row[] {
  const { fixture, outcome, instanceId } = battle;
  const { scenario } = fixture;
  if (!scenario || !outcome) return [];
  const random = new Random(`${stream}/objectives`);
  return scoresOf(stream, battle).map((score) => {
    const { level, renownRank, guildId } = standingOf(population, score, battle);
    const team = score.character.calling.realm === 'ORDER' ? 0 : 1;
    const quitter = random.chance(QUITTERS);
    const objectives = random.int(0, Math.round(outcome.points[team] * score.effort));
    const won = hasWon(outcome, team);
    const place: Row = [
      instanceId,
      score.character.id,
      fixture.start,
      scenario.queueType,
      won,
      guildId,
      team,
    ];
    return place.concat(level, renownRank, quitter, objectives, deedColumns(score));
  });
}

/** Of a scenario on record as a skirmish too, those of its scoreboard who killed or fell. */
function skirmishRows(population: Population, { stream }: BattlePlan, battle: Battle): Row[] {
  const { skirmishId, kills } = battle;
  const first = kills.at(0);
  if (!skirmishId || !first) return [];
  const combatants = combatantsOf(battle);
  return scoresOf(stream, battle)
    .filter(({ character }) => combatants.has(character))
    .map((score) => {
      const { level, renownRank, guildId } = standingOf(population, score, battle);
      const { id, calling } = score.character;
      const place: Row = [skirmishId, id, first.time, guildId, calling.realm, level, renownRank];
      return place.concat(deedColumns(score));
    });
}

type Write = (population: Population, plan: BattlePlan, battle: Battle) => Row[];

function* rowsOf(campaign: Campaign, population: Population, write: Write): Generator<Row> {
  for (const plan of campaign.plans) {
    if (plan.fixture.kind !== 'ambush') yield* write(population, plan, campaign.fight(plan));
  }
}

const COMBAT_COLUMNS =
  'kills kills_solo deaths death_blows damage kill_damage damage_received healing_self healing_others healing_received protection_self protection_others protection_received resurrections_done';

/** Scoreboards of scenario runs and of skirmishes, in the order of their start. */
export const scoreTables = (campaign: Campaign, population: Population): WorldTable[] => [
  {
    name: 'scenario_score',
    columns: columnsOf(
      `record_id character_id start_time queue_type won guild_id team level renown_rank quitter objective_score ${COMBAT_COLUMNS}`,
    ),
    rows: rowsOf(campaign, population, scenarioRows),
  },
  {
    name: 'skirmish_score',
    columns: columnsOf(
      `skirmish_id character_id start_time guild_id realm level renown_rank ${COMBAT_COLUMNS}`,
    ),
    rows: rowsOf(campaign, population, skirmishRows),
  },
];
