import type { Route } from 'next';

import type { QuestDetailsFragment } from '#graphql/generated/documents.ts';
import { zoneHref } from '#lib/game/places/zone-href.ts';
import { routes } from '#lib/url/routes.ts';

/** A piece of a text; without an address it is no name. */
export interface TextPiece {
  /** Its place among the pieces. */
  readonly at: number;
  readonly text: string;
  readonly href: Route | null;
}

type Naming = Pick<
  QuestDetailsFragment,
  | 'starterCreatures'
  | 'starterGameObjects'
  | 'finisherCreatures'
  | 'finisherGameObjects'
  | 'rewardsGiven'
  | 'rewardsChoice'
>;

/** A name of fewer letters may be any word. */
const FEWEST_LETTERS = 4;

/**
 * The names that belong to a quest, and where each leads: who gives it and takes it back, the objects it starts and
 * ends at, its rewards, and the zones of those creatures. A name that two of them have is left out.
 */
export function namesOf(quest: Naming): ReadonlyMap<string, Route> {
  const creatures = [...quest.starterCreatures, ...quest.finisherCreatures];
  const objects = [...quest.starterGameObjects, ...quest.finisherGameObjects];
  const items = [...quest.rewardsGiven, ...quest.rewardsChoice].map(({ item }) => item);
  const zones = creatures.flatMap(({ spawns }) => spawns.map(({ zone }) => zone));
  const found = new Map<string, Route | null>();
  const add = (name: string | null, href: Route | null) => {
    const known = found.get(name ?? '');
    found.set(name ?? '', known === undefined || known === href ? href : null);
  };
  for (const { id, name } of creatures) add(name, routes.creature(id));
  for (const { id, name } of objects) add(name, routes.gameObject(id));
  for (const { id, name } of items) add(name, routes.item(id));
  for (const { id, name } of zones) add(name, zoneHref(id));
  return new Map(
    [...found].flatMap(([name, href]) =>
      href !== null && name.length >= FEWEST_LETTERS ? [[name, href]] : [],
    ),
  );
}

/**
 * Splits a text at the names in it, which stand there as whole words; of two that begin at one place the longer counts.
 * @example linkedNames('Go to Praag.', new Map([['Praag', '/zone/9']]))
 * // 'Go to ' and '.' without an address, and between them 'Praag' with it
 */
export function linkedNames(text: string, names: ReadonlyMap<string, Route>): readonly TextPiece[] {
  if (names.size === 0) return [{ at: 0, text, href: null }];
  const alternatives = [...names.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])(${alternatives.join('|')})(?![\p{L}\p{N}])`, 'u');
  return text
    .split(named)
    .map((piece, at) => ({ at, text: piece, href: at % 2 === 1 ? (names.get(piece) ?? null) : null }))
    .filter((piece) => piece.text !== '');
}
