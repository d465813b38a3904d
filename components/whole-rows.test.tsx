import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import * as gql from '#graphql/generated/documents.ts';
import { compareSchemas } from '#lib/api/schema/compare-schemas.ts';
import { contractSchema } from '#lib/api/schema/contract-schema.ts';
import { DocumentFits } from '#lib/api/schema/fitting/document-fits.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { siteDocument } from '#lib/api/testing/site-documents.ts';
import { RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { MEMBER_FILTER } from '#lib/url/filter/member-filter.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';
import { CreatureList } from './creature/creature-list.tsx';

import { MemberList } from './guild/member-list.tsx';
import { InstanceRunList } from './instance-run/instance-run-list.tsx';
import { OfferList, VendorList } from './item/cost/source-lists.tsx';

/* Pages show the whole rows of answers of another API in which single rows are malformed. */

const CONTRACT = contractSchema();
const PROFILE = compareSchemas(CONTRACT, CONTRACT);
const LIST = listAddress(routes.creatures, {});
const MEMBERS = listAddress(routes.guild('7', '/members'), {}, MEMBER_FILTER);

/** An answer as the site takes it. */
function taken<Data>(name: string, variables: object, answer: object): Data {
  const { check } = new DocumentFits(CONTRACT, siteDocument(name), PROFILE).question(variables);
  const { data, broken } = check(answer);
  expect(broken).toEqual([]);
  return data as Data;
}

/** The first column of the body of a table, as text. */
const firstCells = (node: ReactNode): readonly string[] =>
  [...renderToStaticMarkup(node).matchAll(/<tr[^>]*><t[dh](?! scope="col")[^>]*>(.*?)<\/t[dh]>/g)].map(
    ([, cell = '']) => cell.replaceAll(/<[^>]+>/g, ''),
  );

const RAT = sampleRecord(gql.CreatureRowFragmentDoc, { id: '7', name: 'Rat', realm: null, title: null });

it('creatures without a row, a name or a title', () => {
  const nodes = [
    RAT,
    null,
    { ...RAT, id: '8', name: null },
    { ...RAT, id: null },
    { ...RAT, id: '9', title: 'GUARD' },
    'a rat',
  ];
  const { creatures } = taken<gql.GetCreaturesQuery>(
    'GetCreatures',
    {},
    {
      creatures: { nodes, pageInfo: ONLY_PAGE },
    },
  );
  expect(creatures && firstCells(<CreatureList page={creatures} list={LIST} />)).toEqual([
    'Rat',
    'Creature #8',
    'RatGuard',
  ]);
});

const COMMON = { rarity: 'COMMON', itemSet: null } as const;
const ITEM = sampleRecord(gql.ItemTagFragmentDoc, { ...COMMON, id: '5', name: 'Rusty Sword', iconUrl: '' });
const OFFER = sampleRecord(gql.OfferCostFragmentDoc, { count: 1, price: 7 });

it('what a vendor sells, without incomplete offers', () => {
  const nodes = [
    { ...OFFER, item: ITEM },
    null,
    { ...OFFER, item: null },
    { ...OFFER, price: null, item: ITEM },
    { ...OFFER, count: 2, item: { ...ITEM, name: null } },
  ];
  const { creature } = taken<gql.GetVendorItemsFromCreatureQuery>(
    'GetVendorItemsFromCreature',
    { id: '7' },
    { creature: { id: '7', vendorItems: { nodes, pageInfo: ONLY_PAGE } } },
  );
  const page = creature?.vendorItems;
  expect(page && firstCells(<OfferList page={page} list={LIST} />)).toEqual([
    'Rusty Sword (Common)',
    'Item #5 (Common) × 2',
  ]);
});

it('who sells an item, without incomplete vendors', () => {
  const vendor = { id: '7', name: 'Grumnir', realm: null, title: null, spawns: [] };
  const place = [{ zone: { id: '6', name: null } }];
  const creatures = [
    { ...vendor, spawns: place },
    null,
    { ...vendor, id: null },
    { ...vendor, spawns: null },
  ];
  const nodes = [{ ...OFFER, creatures }, null, { ...OFFER, price: 'much', creatures }];
  const { item } = taken<gql.GetItemSoldByVendorsQuery>(
    'GetItemSoldByVendors',
    { id: '5' },
    { item: { id: '5', soldByVendors: { nodes, pageInfo: ONLY_PAGE } } },
  );
  const page = item?.soldByVendors;
  const html = page ? renderToStaticMarkup(<VendorList page={page} list={LIST} />) : '';
  expect(html.match(/>Grumnir</g)).toHaveLength(1);
  expect(html).toContain('Ekrund');
});

it('members of a guild whose ranks are not all told', () => {
  const { character } = sampleRecord(gql.MemberRowFragmentDoc);
  const member = { rank: { name: 'Officer', rank: 1 }, character: { ...character, name: 'Verenthe' } };
  const nodes = [member, null, { ...member, character: null }, { ...member, rank: { name: null, rank: 2 } }];
  const { guild } = taken<gql.GetGuildMembersQuery>(
    'GetGuildMembers',
    { id: '7' },
    {
      guild: { id: '7', ranks: [member.rank, null], members: { totalCount: 4, nodes, pageInfo: ONLY_PAGE } },
    },
  );
  const page = guild?.members && { ...guild.members, ranks: guild.ranks, told: null };
  const html = page ? renderToStaticMarkup(<MemberList page={page} list={MEMBERS} />) : '';
  expect(html.match(/>Verenthe</g)).toHaveLength(2);
  expect(html.match(/>Officer</g)).toHaveLength(2);
});

it('runs without an end and a name of the instance', () => {
  const instance = sampleRecord(gql.InstanceRowFragmentDoc, { id: '60', name: 'The Vault' });
  const times = { start: 1_795_000_000_000, end: 1_795_000_600_000, completed: true };
  const run = sampleRecord(gql.InstanceRunRowFragmentDoc, { ...times, id: 'a', instanceId: '60', instance });
  const nodes = [
    run,
    null,
    { ...run, id: 'b', end: null },
    { ...run, id: 'c', instance: { ...instance, name: null } },
  ];
  const { instanceRuns } = taken<gql.GetInstanceRunsQuery>(
    'GetInstanceRuns',
    { where: {} },
    { instanceRuns: { totalCount: 4, nodes, pageInfo: ONLY_PAGE } },
  );
  const list = listAddress(routes.instanceRuns, {}, RUN_FILTER);
  const html = instanceRuns ? renderToStaticMarkup(<InstanceRunList page={instanceRuns} list={list} />) : '';
  for (const id of ['a', 'b', 'c']) expect(html).toContain(`/instance-run/${id}"`);
  expect(html.match(/10 minutes|end unknown|Gunbad</g)).toEqual([
    '10 minutes',
    'end unknown',
    'Gunbad<',
    '10 minutes',
  ]);
  expect(html).not.toMatch(/NaN|undefined/);
});
