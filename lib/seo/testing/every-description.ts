import {
  type BattleInfoFragment,
  type ChapterDetailsFragment,
  type CharacterCardFragment,
  type CreatureInfoFragment,
  type GameObjectInfoFragment,
  GetBattleDocument,
  GetChapterDocument,
  GetCharacterInfoDocument,
  GetCreatureDocument,
  GetGameObjectDocument,
  GetGuildInfoDocument,
  GetInstanceDocument,
  GetInstanceRunDocument,
  GetItemInfoDocument,
  GetJournalEntryDocument,
  type GetJournalEntryQuery,
  GetKillDocument,
  GetQuestDocument,
  GetScenarioInfoDocument,
  ListPlayedScenariosDocument,
  type ListPlayedScenariosQuery,
  GetSkirmishInfoDocument,
  GetStorylinesDocument,
  type GetStorylinesQuery,
  type GuildCardFragment,
  type InstanceRowFragment,
  type InstanceRunDetailsFragment,
  type ItemDetailsFragment,
  type KillDetailsFragment,
  type QuestDetailsFragment,
  type ScenarioInfoFragment,
  type SkirmishInfoFragment,
} from '#graphql/generated/documents.ts';
import { triesOf } from '#lib/game/instances/tries.ts';
import { cleanEntry } from '#lib/game/journal/journal-entry.ts';
import { spawnZones } from '#lib/game/places/spawn-zones.ts';
import { itemSections } from '#lib/url/item-sections.ts';

import { describeBattle } from '../descriptions/describe-battle.ts';
import { describeChapter } from '../descriptions/describe-chapter.ts';
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
import { describeInstance, describeStatistics } from '../descriptions/describe-instance.ts';
import { describeItem } from '../descriptions/describe-item.ts';
import { describeActivity, describeEntry, describeStoryline } from '../descriptions/describe-journal.ts';
import * as players from '../descriptions/describe-player.ts';
import { describeQuest } from '../descriptions/describe-quest.ts';
import { describeResults } from '../descriptions/describe-results.ts';
import * as scenarios from '../descriptions/describe-scenario.ts';
import * as skirmishes from '../descriptions/describe-skirmish.ts';
import { type Description, describeKill } from '../descriptions/describe.ts';
import { creatureName, gameObjectName } from '../record-names.ts';
import { type Api, everyRecord } from './every-record.ts';

/** Collects the descriptions of every record page of an API; of feuds, those of the records' kills. */
export async function everyDescription(api: Api): Promise<readonly Description[]> {
  const found = await Promise.all([
    describedBattles(api),
    describedPeople(api),
    describedLibrary(api),
    describedInstances(api),
    describedJournal(api),
  ]);
  return found.flat();
}

async function describedBattles(api: Api): Promise<readonly Description[]> {
  const [kills, runs, clashes, battles, { scenarioStatistics }] = await Promise.all([
    everyRecord<KillDetailsFragment>(api, 'kills', 'KillDetails', GetKillDocument),
    everyRecord<ScenarioInfoFragment>(api, 'scenarios', 'ScenarioInfo', GetScenarioInfoDocument),
    everyRecord<SkirmishInfoFragment>(api, 'skirmishes', 'SkirmishInfo', GetSkirmishInfoDocument),
    everyRecord<BattleInfoFragment>(api, 'battles', 'BattleInfo', GetBattleDocument),
    api.ask<ListPlayedScenariosQuery>(ListPlayedScenariosDocument),
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
const describedFighters = (clash: SkirmishInfoFragment, kill: KillDetailsFragment | undefined) =>
  (kill?.attackers ?? []).map(({ character: { name, career }, level }) =>
    skirmishes.describeFighterDamage(clash, { name, career, level }),
  );

/** Both sides of every kill, and of their guilds, each pair once. */
function feudsOf(kills: readonly KillDetailsFragment[]): readonly Description[] {
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
    everyRecord<CharacterCardFragment>(api, 'characters', 'CharacterCard', GetCharacterInfoDocument),
    everyRecord<GuildCardFragment>(api, 'guilds', 'GuildCard', GetGuildInfoDocument),
  ]);
  return [
    ...characters.flatMap((character) => Object.values(players).map((describe) => describe(character))),
    ...cards.flatMap((guild) => Object.values(guilds).map((describe) => describe(guild))),
  ];
}

async function describedLibrary(api: Api): Promise<readonly Description[]> {
  const [items, creatures, objects, quests, chapters] = await Promise.all([
    everyRecord<ItemDetailsFragment>(api, 'items', 'ItemDetails', GetItemInfoDocument),
    everyRecord<CreatureInfoFragment>(api, 'creatures', 'CreatureInfo', GetCreatureDocument),
    everyRecord<GameObjectInfoFragment>(api, 'gameObjects', 'GameObjectInfo', GetGameObjectDocument),
    everyRecord<QuestDetailsFragment>(api, 'quests', 'QuestDetails', GetQuestDocument),
    everyRecord<ChapterDetailsFragment>(api, 'chapters', 'ChapterDetails', GetChapterDocument),
  ]);
  return [
    ...items.flatMap((item) => {
      const sections = itemSections(item).map(({ section }) => section);
      return [...(sections.length === 0 ? [null] : sections)].map((section) => describeItem(item, section));
    }),
    ...creatures.flatMap((creature) => {
      const zones = spawnZones(creature.spawns);
      const others = zones.slice(1).map((zone) => describeSpawns(creatureName(creature), creature, zone));
      const goods = creature.vendorItems?.totalCount ? [describeGoods(creature)] : [];
      return [describeCreature(creature, zones)].concat(
        goods,
        finishedAt(creatureName(creature), creature),
        others,
      );
    }),
    ...objects.flatMap((object) => {
      const zones = spawnZones(object.spawns);
      const others = zones.slice(1).map((zone) => describeSpawns(gameObjectName(object), object, zone));
      return [describeGameObject(object, zones)].concat(finishedAt(gameObjectName(object), object), others);
    }),
    ...quests.map(describeQuest),
    ...chapters.map(describeChapter),
  ];
}

/** The descriptions of pages of finished quests that have any. */
const finishedAt = (name: string, place: Parameters<typeof describeFinished>[1]): readonly Description[] =>
  place.questsFinisher.length > 0 ? [describeFinished(name, place)] : [];

async function describedInstances(api: Api): Promise<readonly Description[]> {
  const [instances, runs] = await Promise.all([
    everyRecord<InstanceRowFragment>(api, 'instances', 'InstanceRow', GetInstanceDocument),
    everyRecord<InstanceRunDetailsFragment>(
      api,
      'instanceRuns',
      'InstanceRunDetails',
      GetInstanceRunDocument,
    ),
  ]);
  return [
    ...instances.flatMap((instance) => [describeInstance(instance), describeStatistics(instance)]),
    ...runs.map(describeInstanceRun),
    ...runs.flatMap((run) => triesOf(run.encounters).map((attempt) => describeTry(run, attempt))),
  ];
}

async function describedJournal(api: Api): Promise<readonly Description[]> {
  const { warJournalStorylines: storylines } = await api.ask<GetStorylinesQuery>(GetStorylinesDocument);
  const ids = storylines.flatMap(({ entries }) => entries.map(({ id }) => id));
  const answers = await Promise.all(
    ids.map((id) => api.ask<GetJournalEntryQuery>(GetJournalEntryDocument, { id })),
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
