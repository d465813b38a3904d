import {
  type GetCataloguePartsQuery,
  GetCataloguePartsDocument,
  GetGuildLettersDocument,
  GetInstancesOfRunsDocument,
} from '#graphql/generated/documents.ts';
import { type Answer, CATALOGUE, mapAnswer } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { countedRuns } from '#lib/url/filter/instance-filter.ts';
import type { HeldParts } from '#lib/url/paging/own-part.ts';

type Parts = GetCataloguePartsQuery['catalogueParts'];

const UNKNOWN: Answer<HeldParts | null> = { data: null, provenance: null };

/** Makes the question for the parts of a catalogue that have records; null of an API that does not say. */
const heldParts = (pick: (parts: Parts) => HeldParts) => async (): Promise<Answer<HeldParts | null>> => {
  if (!(await whatIsOffered())('Query.catalogueParts')) return UNKNOWN;
  return mapAnswer(await query(GetCataloguePartsDocument, {}, CATALOGUE), ({ catalogueParts }) =>
    pick(catalogueParts),
  );
};

const byLetter = (letters: readonly string[]): HeldParts => letters.map((letter) => ({ letter }));

export const chaptersHeld = heldParts(({ chapters }) => byLetter(chapters));
export const creaturesHeld = heldParts(({ creatures }) => byLetter(creatures));
export const gameObjectsHeld = heldParts(({ gameObjects }) => byLetter(gameObjects));
export const questsHeld = heldParts(({ quests }) => byLetter(quests));
export const itemsHeld = heldParts(({ items }) => items.map(({ type, rarity }) => ({ type, rarity })));

/** The letters that names of guilds have in them; null of an API that does not say. */
export async function guildLetters(): Promise<Answer<readonly string[] | null>> {
  if (!(await whatIsOffered())('Query.catalogueParts')) return { data: null, provenance: null };
  const answer = await query(GetGuildLettersDocument, {}, CATALOGUE);
  return mapAnswer(answer, ({ catalogueParts }) => catalogueParts.inGuilds);
}

/** The instances that have runs which count; null of an API that does not say. */
export async function runsHeld(): Promise<Answer<HeldParts | null>> {
  if (!(await whatIsOffered())('Query.catalogueParts')) return UNKNOWN;
  const answer = await query(GetInstancesOfRunsDocument, { where: countedRuns() }, CATALOGUE);
  return mapAnswer(answer, ({ catalogueParts }) =>
    catalogueParts.instancesOfRuns.map((instance) => ({ instance })),
  );
}
