import type { DocumentNode } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';

import { directApi } from '#graphql/testing/direct-api.ts';
import { openTestApi } from '#graphql/testing/test-api.ts';
import { isRecord } from '#lib/api/answers/check.ts';
import { tidyNames } from '#lib/api/answers/tidy-names.ts';
import { PAGE_KINDS } from '#lib/url/page-kinds.ts';

import type { Description } from './describe.ts';
import { fullTitle } from '../metadata.ts';
import { everyDescription } from '../testing/every-description.ts';

/** Gives everything that has a name another one. */
function rename(part: unknown, name: string): void {
  if (Array.isArray(part)) return part.forEach((each) => rename(each, name));
  if (!isRecord(part)) return;
  if (typeof part['name'] === 'string') part['name'] = name;
  Object.values(part).forEach((each) => rename(each, name));
}

/** The site names zones itself. */
const OWN_NAME = '/zone_heatmap/[id]';

/** The titles of every kind of page about a record where nothing has a name. */
const TITLES: Readonly<Record<string, RegExp>> = {
  '/battle/[id]': /^Battle of \S.+, \d/,
  '/chapter/[id]': /^Chapter #\d+, chapter/,
  '/character/[id]': /^Unnamed #\d+, level \d+/,
  '/character/[id]/armory': /^Armory of Unnamed #\d+/,
  '/character/[id]/battles': /^Battles of Unnamed #\d+, level/,
  '/character/[id]/dungeons': /^Dungeons of Unnamed #\d+, level/,
  '/character/[id]/history': /^History of Unnamed #\d+, level/,
  '/character/[id]/compare': /^Compare Unnamed #\d+, level/,
  '/character/[id]/feud/[rivalId]': /^Unnamed #\d+ vs Unnamed #\d+, feud/,
  '/character/[id]/scenarios': /^Scenarios of Unnamed #\d+, level/,
  '/character/[id]/skirmishes': /^Skirmishes of Unnamed #\d+, level/,
  '/creature/[id]': /^Creature #\d+, /,
  '/creature/[id]/finished': /^Quests that end at Creature #\d+/,
  '/creature/[id]/quests': /^Creature #\d+, /,
  '/creature/[id]/vendorItems': /^Items sold by Creature #\d+/,
  '/creature/[id]/zone/[zoneId]': /^Creature #\d+ in .+, map of/,
  '/gameobject/[id]': /^Game object #\d+/,
  '/gameobject/[id]/finished': /^Quests that end at Game object #\d+/,
  '/gameobject/[id]/quests': /^Game object #\d+/,
  '/gameobject/[id]/zone/[zoneId]': /^Game object #\d+ in .+, map of/,
  '/guild/[id]': /^Unnamed #\d+, (?:Order|Destruction) guild of level/,
  '/guild/[id]/attendance': /^Attendance of Unnamed #\d+, (?:Order|Destruction) guild/,
  '/dungeon/[id]': /^Dungeon #\d+: who clears it/,
  '/guild/[id]/dungeons': /^Dungeons of Unnamed #\d+, (?:Order|Destruction) guild/,
  '/guild/[id]/history': /^History of Unnamed #\d+, (?:Order|Destruction) guild/,
  '/guild/[id]/battles': /^Battles of Unnamed #\d+, (?:Order|Destruction) guild/,
  '/guild/[id]/compare': /^Compare Unnamed #\d+, (?:Order|Destruction) guild/,
  '/guild/[id]/feud/[rivalId]': /^Unnamed #\d+ vs Unnamed #\d+, guild feud/,
  '/guild/[id]/members': /^Members of Unnamed #\d+/,
  '/guild/[id]/scenarios': /^Scenarios of Unnamed #\d+, (?:Order|Destruction) guild/,
  '/guild/[id]/skirmishes': /^Skirmishes of Unnamed #\d+, (?:Order|Destruction) guild/,
  '/instance/[id]': /^Dungeon #\d+, dungeon/,
  '/instance-run/[id]': /^Dungeon #\d+ run, /,
  '/instance-run/[id]/[encounterRunId]': /^Encounter #\d+.* in Dungeon #\d+, /,
  '/instance-statistics/[id]': /^Dungeon #\d+ statistics/,
  '/item/[id]': /^Item #\d+, /,
  '/item/[id]/chapters': /^Chapters that reward Item #\d+/,
  '/item/[id]/drops': /^Where to find Item #\d+/,
  '/item/[id]/purchase': /^What Item #\d+ buys/,
  '/item/[id]/quests': /^Quests that reward Item #\d+/,
  '/kill/[id]': /^Unnamed #\d+ killed Unnamed #\d+/,
  '/quest/[id]': /^Quest #\d+, /,
  '/scenario/[id]': /^Scenario #\d+, /,
  '/scenario/[id]/kills': /^Kills in Scenario #\d+, /,
  '/scenario/[id]/map': /^Map of kills in Scenario #\d+, /,
  '/scenario/[id]/skirmishes': /^Skirmishes in Scenario #\d+, /,
  '/scenarios/[id]': /^Scenario #\d+: who wins/,
  '/skirmish/[id]': /^Skirmish at \S.+, \d/,
  '/skirmish/[id]/damage': /^Damage at \S.+, \d/,
  '/skirmish/[id]/damage/[characterId]': /^Damage by Unnamed #\d+ at \S/,
  '/skirmish/[id]/kills': /^Kills at \S.+, \d/,
  '/storylines/[id]': /^Storyline #\d+, storyline/,
  '/storylines/[id]/[entryId]': /^Entry #\d+, entry of Storyline #\d+/,
  '/storylines/[id]/[entryId]/[activityId]': /^Activity #\d+, Entry #\d+/,
};

it('looks at every kind of page about a record', () => {
  const kinds = Object.keys(PAGE_KINDS).filter((pattern) => /\[\w*[iI]d\]/.test(pattern));
  expect([...Object.keys(TITLES), OWN_NAME].toSorted()).toEqual(kinds.toSorted());
});

/** Only a blank is left of it; tidyNames is tested with other names of that kind. */
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
        tidyNames(data);
        return data;
      },
    });
    await api.close();
  });

  it.each(Object.entries(TITLES))('a page of the kind %s has a title', (_, title) => {
    expect(pages.map((page) => fullTitle(page.title)).find((text) => title.test(text))).toBeDefined();
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
