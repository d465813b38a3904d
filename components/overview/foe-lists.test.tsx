import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { CharacterTagFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { sampleOf } from '#lib/game/overview/testing/sample.ts';

import { newContext, runWithContext } from '#lib/request-context.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { FoeLists } from './foe-lists.tsx';
import { MemberSumTable } from './member-sum-table.tsx';

const foe = (id: string, count = 1) => ({
  item: sampleRecord(CharacterTagFragmentDoc, { id, name: `Foe ${id}`, career: 'SLAYER' }),
  count,
});
const six = (ids: string) => [...ids].map((id, index) => foe(id, 6 - index));
const SAMPLE = sampleOf(300, 1, { killers: six('abcdef'), victims: six('uvwxyz') });

it('lists the five who killed a player most and the five whom the player killed most, with feuds', async () => {
  const { text, html, links } = await rendered(<FoeLists id="1" sample={SAMPLE} />);
  expect(text).toContain('Nemesis The most frequent killers, in 1 death Foe a6 times, feud with Foe a');
  expect(text).toContain('Prey The most frequent victims, in the newest 100 of 300 kills Foe u6 times');
  expect(text).not.toMatch(/Foe [fz]/);
  expect(html).toContain('alt="Slayer"');
  expect(links).toHaveLength(20);
  expect(links.slice(0, 2)).toEqual([
    { text: 'Foe a', href: '/character/a' },
    { text: '6 times, feud with Foe a', href: '/character/1/feud/a' },
  ]);
});

it('offers no feud of a player with themself', async () => {
  const { text } = await rendered(<FoeLists id="1" sample={{ ...SAMPLE, killers: [foe('1')] }} />);
  expect(text).toContain('Foe 11 time Prey');
});

it('leads to comparisons instead where the page is one', async () => {
  const compared = <FoeLists id="1" sample={SAMPLE} compareHref={(other) => routes.playerFeud('2', other)} />;
  const { text, links } = await rendered(compared);
  expect(links).toHaveLength(10);
  expect(links[0]).toEqual({ text: 'Foe a', href: '/character/2/feud/a' });
  expect(text).not.toContain('feud');
});

it('says who has no foes', async () => {
  const { text } = await rendered(<FoeLists id="1" sample={sampleOf(0, 0)} />);
  expect(text).toBe('Nemesis No player has killed this one. Prey This player has killed no other player.');
});

/** The lists that a part of a page leaves for search engines. */
async function listedIn(node: ReactNode) {
  const response = { headersSent: false, statusCode: 200, setHeader: vi.fn() };
  const context = newContext({ response, path: '/character/1', nonce: '', softNavigation: false });
  await runWithContext(context, () => rendered(node));
  return JSON.stringify(context.headTags).replaceAll('\\', '');
}

it('names the foes of a player and the best members of a guild to search engines', async () => {
  const foes = await listedIn(<FoeLists id="1" sample={SAMPLE} />);
  expect(foes).toMatch(/"name":"Foe e","url":"[^"]*\/character\/e"/);
  expect(foes).toMatch(/"name":"Foe y","url":"[^"]*\/character\/y"/);
  expect(foes).not.toMatch(/Foe [fz]/);
  const members = [...'abcdefghijk'].map((id) => ({
    character: foe(id).item,
    kills: 1,
    assists: 1,
    solo: 0,
    deaths: 0,
  }));
  const best = await listedIn(<MemberSumTable sample={{ ...SAMPLE, members }} />);
  expect(best).toMatch(/"name":"Foe j","url":"[^"]*\/character\/j"/);
  expect(best).not.toContain('Foe k');
});
