import { GetGuildRunsDocument, GetPlayedRunsDocument } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, SUMS } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { type GuildForm, guildForm } from '#lib/game/overview/guild-form.ts';
import { type ScenarioForm, scenarioForm } from '#lib/game/overview/scenario-form.ts';

/** Runs that the form is computed from: as many as every API returns on one page. */
const LAST_RUNS = 50;

/** The form of a player in the newest scenarios; false for a player without scenarios. */
export async function getScenarioForm(characterId: string): Promise<Answer<ScenarioForm | false>> {
  const variables = { characterId, first: LAST_RUNS };
  return mapAnswer(await query(GetPlayedRunsDocument, variables, SUMS), ({ scenarios }) => {
    const form = scenarioForm(scenarios?.nodes ?? [], scenarios?.totalCount ?? 0, characterId);
    return form.runs > 0 && form;
  });
}

/** The results of a guild, and in which scenarios; false for one that never fought in one. */
export async function getGuildForm(guildId: string): Promise<Answer<GuildForm | false>> {
  const variables = { guildId, first: LAST_RUNS };
  return mapAnswer(await query(GetGuildRunsDocument, variables, SUMS), ({ runs, won, lost }) => {
    const nodes = runs?.nodes ?? [];
    const idsOf = (list: { readonly nodes: readonly { readonly id: string }[] | null } | null) =>
      new Set(list?.nodes?.map(({ id }) => id));
    const form = guildForm({
      total: runs?.totalCount ?? 0,
      wins: won?.totalCount ?? 0,
      losses: lost?.totalCount ?? 0,
      runs: nodes,
      won: idsOf(won),
      lost: idsOf(lost),
    });
    return form.total > 0 && form;
  });
}
