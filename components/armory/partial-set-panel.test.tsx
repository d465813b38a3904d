import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type {
  ItemTagFragment,
  PieceOfferFragment,
  PieceSourcesFragment,
} from '#graphql/generated/documents.ts';
import type { SetBonus } from '#lib/game/items/item-set.ts';
import { rendered } from '../testing/rendered.ts';
import { MissingPieces, PartialSetPanel } from './missing-pieces.tsx';

const PIECE: ItemTagFragment = {
  id: '7',
  name: 'Ninth Helm',
  rarity: 'RARE',
  iconUrl: '/icon/1',
  itemSet: { id: '1' },
};

const sources = (part: Partial<PieceSourcesFragment>): PieceSourcesFragment => ({
  ...PIECE,
  slot: 'HELM',
  levelRequirement: 40,
  renownRankRequirement: 0,
  careerRestriction: [],
  raceRestriction: [],
  soldByVendors: null,
  rewardedFromQuests: null,
  ...part,
});

const bonus = (itemsRequired: number): SetBonus => ({
  itemsRequired,
  bonus: { __typename: 'ItemStat', stat: 'TOUGHNESS', value: 72 },
});

const SET = { id: '1', name: 'Ninth Watch', worn: 2, of: 3, missing: [PIECE], next: null };

interface Options {
  readonly found?: PieceSourcesFragment;
  readonly next?: number | null;
}

function panelText({ found, next = 3 }: Options): string {
  const set = { ...SET, next: next === null ? null : { itemsRequired: next, bonuses: [bonus(next)] } };
  const known = new Map(found ? [['7', found]] : []);
  const html = renderToStaticMarkup(<PartialSetPanel set={set} sources={known} realm="ORDER" />);
  return html
    .replaceAll(/<img[^>]*alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

const offer = (standing: number, hidden = 0): PieceOfferFragment => ({
  count: 1,
  price: 10_000,
  requiredItems: [],
  creatures: Array.from({ length: standing + hidden }, (_, index) => ({
    id: String(index),
    name: `Vendor ${index}`,
    realm: 'ORDER',
    title: null,
    spawns: index < standing ? [{ zone: { id: '1', name: 'Altdorf' } }] : [],
  })),
});

describe('the panel of a set worn in part', () => {
  it('says how much is worn and what comes next', () => {
    expect(panelText({})).toContain('1 more piece: +72 Toughness (3 piece bonus)');
    expect(panelText({})).toContain('2 of 3 worn');
    expect(panelText({ next: 4 })).toMatch(/At 4 pieces: \+72 Toughness (?!\()/);
    expect(panelText({ next: null })).toContain('All that it gives is active.');
  });

  it('names vendors with zone and cost, and counts the others', () => {
    const soldByVendors = { totalCount: 4, nodes: [offer(5)] };
    const text = panelText({ found: sources({ soldByVendors }) });
    expect(text).toContain(
      '1 gold Order Vendor 0 Altdorf Order Vendor 1 Altdorf Order Vendor 2 Altdorf and 2 more vendors',
    );
    expect(text).toContain('and 3 more offers');
    expect(text).not.toContain('Quests');
  });

  it('names quests, and counts the others', () => {
    const type = { isGroup: false, isTravel: false, isTome: false, isRvR: false, isPlayerKill: false };
    const quest = { id: '5', name: 'A Debt', repeatableType: 'NONE' as const, type };
    const text = panelText({ found: sources({ rewardedFromQuests: { totalCount: 2, nodes: [quest] } }) });
    expect(text).toContain('A Debt');
    expect(text).toContain('and 1 more quest');
    expect(text).not.toContain('Vendors');
  });

  it.each([
    ['that the API does not know', undefined],
    ['without connections', sources({})],
    ['without nodes', sources({ soldByVendors: { totalCount: 0, nodes: null } })],
    ['whose vendors stand nowhere', sources({ soldByVendors: { totalCount: 1, nodes: [offer(0, 2)] } })],
  ])('says that a piece %s has no known source', (_, found) => {
    expect(panelText({ found })).toContain('No known source');
  });

  it('leads to all offers and quests, and says where a piece is worn', async () => {
    const type = { isGroup: false, isTravel: false, isTome: false, isRvR: false, isPlayerKill: false };
    const quest = { id: '5', name: 'A Debt', repeatableType: 'NONE' as const, type };
    const found = sources({
      soldByVendors: { totalCount: 3, nodes: [offer(4), offer(2)] },
      rewardedFromQuests: { totalCount: 2, nodes: [quest] },
    });
    const { html, text, links } = await rendered(
      <MissingPieces sets={[SET]} sources={new Map([['7', found]])} realm="ORDER" />,
    );
    expect(text).toMatch(
      /^What is missing Ninth Watch All that .* ◆◆◇2 of 3 worn Ninth Helm .*\)Helm Vendors/,
    );
    expect(html).not.toContain('<li></li>');
    expect(links.filter(({ text: words }) => words.startsWith('and'))).toEqual([
      { text: 'and 1 more vendor', href: '/item/7' },
      { text: 'and 1 more offer', href: '/item/7' },
      { text: 'and 1 more quest', href: '/item/7/quests' },
    ]);
  });

  it('is not there where every set is whole', async () => {
    expect((await rendered(<MissingPieces sets={[]} sources={new Map()} realm="ORDER" />)).html).toBe('');
  });
});
