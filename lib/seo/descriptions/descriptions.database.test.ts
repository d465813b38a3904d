import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type DocumentNode, parse, print } from 'graphql';
import { beforeAll, describe, expect, it, test } from 'vitest';

import { directApi } from '#graphql/testing/direct-api.ts';
import { openTestApi } from '#graphql/testing/test-api.ts';
import { isRecord } from '#lib/api/answers/check.ts';
import { tidyTexts } from '#lib/api/answers/tidy-texts.ts';
import { PAGE_KINDS } from '#lib/url/page-kinds.ts';
import * as gql from '#graphql/generated/documents.ts';
import { triesOf } from '#lib/game/instances/tries.ts';
import { cleanEntry } from '#lib/game/journal/journal-entry.ts';
import { CAREER_ORDER, careerLabel } from '#lib/game/players/careers.ts';
import { bareBuild } from '#lib/url/build/worn-build.ts';
import { spawnZones } from '#lib/game/places/spawn-zones.ts';
import { itemSections } from '#lib/url/item-sections.ts';
import { describeBattle } from './describe-battle.ts';
import { describeBuild } from './describe-build.ts';
import { describeCareer } from './describe-career.ts';
import { describeChapter, describeQuest } from './describe-quest.ts';
import {
  describeCreature,
  describeFinished,
  describeGameObject,
  describeGoods,
  describeSpawns,
} from './describe-creature.ts';
import { describeGuildFeud, describePlayerFeud } from './describe-feud.ts';
import * as guilds from './describe-guild.ts';
import { describeInstanceRun, describeTry } from './describe-instance-run.ts';
import { describeDungeon, describeInstance, describeStatistics } from './describe-instance.ts';
import { describeItem } from './describe-item.ts';
import { describeActivity, describeEntry, describeStoryline } from './describe-journal.ts';
import * as players from './describe-player.ts';
import { describeResults } from './describe-results.ts';
import * as scenarios from './describe-scenario.ts';
import * as skirmishes from './describe-skirmish.ts';
import { describeKill } from './describe.ts';
import type { Description } from './wording.ts';
import { creatureName, gameObjectName } from '../record-names.ts';
import { fragmentsOf } from '#lib/api/schema/fitting/fragments.ts';
import { fullTitle, shorten } from '../metadata.ts';
import TITLES from './nameless-titles.json' with { type: 'json' };

describe('where records have names', () => {
  /** The descriptions of every record page of the sample world, which holds namesakes of every kind. */
  let pages: readonly Description[];

  beforeAll(async () => {
    const api = await openTestApi();
    const described = await everyDescription(directApi(api.sql));
    pages = described.map(({ title, description }) => ({
      title: fullTitle(title),
      description: shorten(description),
    }));
    await api.close();
  });

  test.each(['title', 'description'] as const)('no two pages share a %s', (part) => {
    const seen = new Set<string>();
    const shared = pages.map((page) => page[part]).filter((text) => seen.size === seen.add(text).size);
    expect(shared).toEqual([]);
  });

  it('describes every page with what there is to say', () => {
    expect(pages.length).toBeGreaterThan(1000);
    const lengths = ({ description }: Description) => description.length < 70 || description.length > 160;
    expect(pages.filter(lengths)).toEqual([]);
  });

  it('has no title of more than 70 characters, with the name of the site where there is room', () => {
    expect(pages.filter(({ title }) => title.length > 70)).toEqual([]);
    const unnamed = pages.filter(({ title }) => !title.endsWith(' · War Ledger'));
    expect(unnamed.filter(({ title }) => title.length + ' · War Ledger'.length <= 70)).toEqual([]);
  });

  it('names the zone of every time of day', () => {
    const timed = pages.filter(({ title }) => /\d\d:\d\d/.test(title));
    expect(timed.length).toBeGreaterThan(100);
    expect(timed.filter(({ title }) => !/\d\d:\d\d UTC/.test(title))).toEqual([]);
  });

  it('cuts few titles', () => {
    const cut = pages.filter(({ title }) => title.includes('…'));
    expect(cut.length / pages.length).toBeLessThan(0.01);
  });

  it('says nothing twice in one description', () => {
    const words = (sentence: string) => sentence.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    const repeated = pages.filter(({ description }) => {
      const [last = '', ...before] = description.split(/(?<=[.!?]) /).toReversed();
      const said = new Set(before.flatMap(words));
      return before.length > 1 && words(last).length > 1 && words(last).every((word) => said.has(word));
    });
    expect(repeated).toEqual([]);
  });
});

/** Gives everything that has a name another one. */
function rename(part: unknown, name: string): void {
  if (Array.isArray(part)) return part.forEach((each) => rename(each, name));
  if (!isRecord(part)) return;
  if (typeof part['name'] === 'string') part['name'] = name;
  Object.values(part).forEach((each) => rename(each, name));
}

/** The site names zones itself. */
const OWN_NAMES = ['/zone/[id]', '/zone_heatmap/[id]'];

/** The titles of every kind of page about a record where nothing has a name are patterns. */
it('looks at every kind of page about a record', () => {
  const kinds = Object.keys(PAGE_KINDS).filter((pattern) => /\[\w*[iI]d\]/.test(pattern));
  expect(
    [...Object.keys(TITLES), ...OWN_NAMES].toSorted(),
    'Each kind of page about a record has a line in nameless-titles.json: the pattern of its title where nothing has a name.',
  ).toEqual(kinds.toSorted());
});

/** Only a blank is left of it; instances have the game's names then. tidyTexts is tested with other names of that kind. */
const NAME = '\u202e \u200b';

describe('where no record has a visible name', () => {
  let pages: readonly Description[];

  beforeAll(async () => {
    const api = await openTestApi();
    const { ask } = directApi(api.sql);
    pages = await everyDescription({
      async ask<Data>(document: DocumentNode, variables?: object) {
        const data = await ask<Data>(document, variables);
        rename(data, NAME);
        tidyTexts(data);
        return data;
      },
    });
    await api.close();
  });

  it.each(Object.entries(TITLES))('a page of the kind %s has a title', (_, title) => {
    const pattern = new RegExp(title);
    expect(pages.map((page) => fullTitle(page.title)).find((text) => pattern.test(text))).toBeDefined();
  });

  it('every title and description still names its subject', () => {
    const gap = /^[\s,:;.#(·-]|\s{2}|\s[,:;.]|\(\)|[\u200b\u202e]/;
    const titles = pages.map(({ title }) => fullTitle(title));
    const faulty = [...titles, ...pages.map(({ description }) => description.replaceAll('\n', ' '))];
    expect(faulty.filter((text) => gap.test(text))).toEqual([]);
    expect(titles.filter((title) => /\b(?:of|in|at|by|from|vs|killed)(?:[,:.]| ·|$)/.test(title))).toEqual(
      [],
    );
  });
});

/** Collects the descriptions of every record page of an API; of feuds, those of the records' kills. */
async function everyDescription(api: Api): Promise<readonly Description[]> {
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
    ...runs.flatMap((run) => Object.values(scenarios).map((words) => words(run))),
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
    ...characters.flatMap((character) => Object.values(players).map((words) => words(character))),
    ...cards.flatMap((guild) => Object.values(guilds).map((words) => words(guild))),
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
  // That of guilds may leave out what the archive of a remote API lacks.
  const more = print(fragment).includes('$beyondArchive') ? '$beyondArchive: Boolean! = true' : '';
  const { definitions } = parse(`query ($first: Int!, $after: String ${more}) {
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
