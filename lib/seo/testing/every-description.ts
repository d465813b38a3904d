import * as gql from '#graphql/generated/documents.ts';
import { triesOf } from '#lib/game/instances/tries.ts';
import { cleanEntry } from '#lib/game/journal/journal-entry.ts';
import { CAREER_ORDER, careerLabel } from '#lib/game/players/careers.ts';
import { bareBuild } from '#lib/url/build/worn-build.ts';
import { spawnZones } from '#lib/game/places/spawn-zones.ts';
import { itemSections } from '#lib/url/item-sections.ts';
import { describeBattle } from '../descriptions/describe-battle.ts';
import { describeBuild } from '../descriptions/describe-build.ts';
import { describeCareer } from '../descriptions/describe-career.ts';
import { describeChapter, describeQuest } from '../descriptions/describe-quest.ts';
import {
  describeCreature,
  describeFinished,
  describeGameObject,
  describeGoods,
  describeSpawns,
} from '../descriptions/describe-creature.ts';
import { describeGuildFeud, describePlayerFeud } from '../descriptions/describe-feud.ts';
import * as guilds from '../descriptions/describe-guild.ts';
import { describeInstanceRun, describeTry } from '../descriptions/describe-instance-run.ts';
import { describeDungeon, describeInstance, describeStatistics } from '../descriptions/describe-instance.ts';
import { describeItem } from '../descriptions/describe-item.ts';
import { describeActivity, describeEntry, describeStoryline } from '../descriptions/describe-journal.ts';
import * as players from '../descriptions/describe-player.ts';
import { describeResults } from '../descriptions/describe-results.ts';
import * as scenarios from '../descriptions/describe-scenario.ts';
import * as skirmishes from '../descriptions/describe-skirmish.ts';
import { type Description, describeKill } from '../descriptions/describe.ts';
import { creatureName, gameObjectName } from '../record-names.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type DocumentNode, parse } from 'graphql';
import { fragmentsOf } from '#lib/api/schema/fitting/fragments.ts';

/** Collects the descriptions of every record page of an API; of feuds, those of the records' kills. */
export async function everyDescription(api: Api): Promise<readonly Description[]> {
  const found = await Promise.all([
    describedBattles(api),
    describedPeople(api),
    describedLibrary(api),
    describedInstances(api),
    describedJournal(api),
  ]);
  return [
    describeCareer('Careers', []),
    ...CAREER_ORDER.flatMap((career) => [
      describeBuild(bareBuild(career)),
      describeCareer(careerLabel(career), []),
    ]),
    ...found.flat(),
  ];
}

async function describedBattles(api: Api): Promise<readonly Description[]> {
  const [kills, runs, clashes, battles, { scenarioStatistics }] = await Promise.all([
    everyRecord(api, 'kills', gql.KillDetailsFragmentDoc),
    everyRecord(api, 'scenarios', gql.ScenarioInfoFragmentDoc),
    everyRecord(api, 'skirmishes', gql.SkirmishInfoFragmentDoc),
    everyRecord(api, 'battles', gql.BattleInfoFragmentDoc),
    api.ask<gql.ListPlayedScenariosQuery>(gql.ListPlayedScenariosDocument),
  ]);
  return [
    ...kills.map(describeKill),
    ...feudsOf(kills),
    ...battles.map(describeBattle),
    ...scenarioStatistics.scenarios.map(describeResults),
    ...runs.flatMap((run) => Object.values(scenarios).map((describe) => describe(run))),
    ...clashes.flatMap((clash, at) => describedFighters(clash, kills[at])),
    ...clashes.flatMap((clash) => [
      skirmishes.describeSkirmish(clash),
      skirmishes.describeSkirmishKills(clash),
      skirmishes.describeSkirmishDamage(clash),
    ]),
  ];
}

/** The fighters of a kill stand in for those of a skirmish. */
const describedFighters = (clash: gql.SkirmishInfoFragment, kill: gql.KillDetailsFragment | undefined) =>
  (kill?.attackers ?? []).map(({ character: { name, career }, level }) =>
    skirmishes.describeFighterDamage(clash, { name, career, level }),
  );

/** Both sides of every kill, and of their guilds, each pair once. */
function feudsOf(kills: readonly gql.KillDetailsFragment[]): readonly Description[] {
  const feuds = new Map<string, Description>();
  for (const { attackers, victim, time } of kills) {
    for (const { character, guild } of attackers) {
      const score = { kills: [1, 0], lastMet: time } as const;
      feuds.set(
        `${character.id} ${victim.character.id}`,
        describePlayerFeud({ ...score, sides: [character, victim.character] }),
      );
      if (guild && victim.guild) {
        feuds.set(
          `guilds ${guild.id} ${victim.guild.id}`,
          describeGuildFeud({ ...score, sides: [guild, victim.guild] }),
        );
      }
    }
  }
  return [...feuds.values()];
}

async function describedPeople(api: Api): Promise<readonly Description[]> {
  const [characters, cards] = await Promise.all([
    everyRecord(api, 'characters', gql.CharacterCardFragmentDoc),
    everyRecord(api, 'guilds', gql.GuildCardFragmentDoc),
  ]);
  return [
    ...characters.flatMap((character) => Object.values(players).map((describe) => describe(character))),
    ...cards.flatMap((guild) => Object.values(guilds).map((describe) => describe(guild))),
  ];
}

async function describedLibrary(api: Api): Promise<readonly Description[]> {
  const [items, creatures, objects, quests, chapters] = await Promise.all([
    everyRecord(api, 'items', gql.ItemDetailsFragmentDoc),
    everyRecord(api, 'creatures', gql.CreatureInfoFragmentDoc),
    everyRecord(api, 'gameObjects', gql.GameObjectInfoFragmentDoc),
    everyRecord(api, 'quests', gql.QuestDetailsFragmentDoc),
    everyRecord(api, 'chapters', gql.ChapterDetailsFragmentDoc),
  ]);
  return [
    ...items.flatMap((item) => {
      const sections = itemSections(item).map(({ section }) => section);
      return [...(sections.length === 0 ? [null] : sections)].map((section) => describeItem(item, section));
    }),
    ...creatures.flatMap((creature) => {
      const goods = creature.vendorItems?.totalCount ? [describeGoods(creature)] : [];
      return goods.concat(
        describeCreature(creature, spawnZones(creature.spawns)),
        besidesOf(creatureName(creature), creature),
      );
    }),
    ...objects.flatMap((object) =>
      [describeGameObject(object, spawnZones(object.spawns))].concat(
        besidesOf(gameObjectName(object), object),
      ),
    ),
    ...quests.map(describeQuest),
    ...chapters.map(describeChapter),
  ];
}

/** The descriptions of finished quests, where there are any, and of the other zones of a creature or game object. */
const besidesOf = (name: string, place: gql.CreatureInfoFragment | gql.GameObjectInfoFragment) => [
  ...(place.questsFinisher.length > 0 ? [describeFinished(name, place)] : []),
  ...spawnZones(place.spawns)
    .slice(1)
    .map((zone) => describeSpawns(name, place, zone)),
];

async function describedInstances(api: Api): Promise<readonly Description[]> {
  const [instances, runs] = await Promise.all([
    everyRecord(api, 'instances', gql.InstanceRowFragmentDoc),
    everyRecord(api, 'instanceRuns', gql.InstanceRunDetailsFragmentDoc),
  ]);
  const { dungeons } = await api.ask<gql.GetDungeonsQuery>(gql.GetDungeonsDocument);
  return [
    ...dungeons.map(describeDungeon),
    ...instances.flatMap((instance) => [describeInstance(instance), describeStatistics(instance)]),
    ...runs.map(describeInstanceRun),
    ...runs.flatMap((run) => triesOf(run.encounters).map((attempt) => describeTry(run, attempt))),
  ];
}

async function describedJournal(api: Api): Promise<readonly Description[]> {
  const { warJournalStorylines: storylines } = await api.ask<gql.GetStorylinesQuery>(
    gql.GetStorylinesDocument,
  );
  const ids = storylines.flatMap(({ entries }) => entries.map(({ id }) => id));
  const answers = await Promise.all(
    ids.map((id) => api.ask<gql.GetJournalEntryQuery>(gql.GetJournalEntryDocument, { id })),
  );
  const entries = answers.flatMap(({ warJournalEntry }) =>
    warJournalEntry ? [cleanEntry(warJournalEntry)] : [],
  );
  return [
    ...storylines.map((storyline) =>
      describeStoryline({
        ...storyline,
        entries: entries.filter((entry) => entry.storyline.id === storyline.id),
      }),
    ),
    ...entries.map(describeEntry),
    ...entries.flatMap((entry) => entry.activities.map((activity) => describeActivity(activity, entry))),
  ];
}

/** The API, or a stand-in for it. */
interface Api {
  readonly ask: <Data>(document: DocumentNode, variables?: object) => Promise<Data>;
}

interface List<Row> {
  readonly list: {
    readonly nodes: readonly Row[] | null;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}

/** Records on a page of the API. */
const PAGE = 100;

/**
 * Every record of a list of the API, as a page about one of them asks for it.
 * @param field of the list: "items"
 * @param fragment that the page asks for
 */
async function everyRecord<Row>(
  api: Api,
  field: string,
  fragment: TypedDocumentNode<Row>,
): Promise<readonly Row[]> {
  const [name = ''] = fragmentsOf(fragment).keys();
  const { definitions } = parse(`query ($first: Int!, $after: String) {
    list: ${field}(first: $first, after: $after) {
      nodes { ...${name} } pageInfo { hasNextPage endCursor }
    }
  }`);
  const query = { ...fragment, definitions: [...definitions, ...fragment.definitions] };
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const { list }: List<Row> = await api.ask<List<Row>>(query, { first: PAGE, after });
    rows.push(...(list.nodes ?? []));
    after = list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  } while (after !== null);
  return rows;
}
