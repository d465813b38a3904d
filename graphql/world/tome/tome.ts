import type { Realm, TomeHelpType, TomeOfKnowledgeSection } from '#graphql/generated/resolvers.ts';
import type { Creature } from '#graphql/world/creatures/creature.ts';
import { Random } from '#graphql/world/random.ts';
import { ZONES } from '#graphql/world/zones/zones.ts';
import { HELP_PAGES, LORE, TITLES } from './tome-words.ts';

/** A page of the Tome of Knowledge. */
export interface TomeEntry {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly realm: Realm;
  /** Experience for unlocking it. */
  readonly xp: number;
  readonly section: TomeOfKnowledgeSection | null;
  readonly helpType: TomeHelpType;
}

type Page = Pick<TomeEntry, 'name' | 'description' | 'section'> &
  Partial<Pick<TomeEntry, 'realm' | 'helpType'>>;

const FIRST_ID = 100;
const BEASTS = 60;

/** Pages about creatures, zones, history, titles and help; ids ascend section by section. */
export function createTome(seed: string, creatures: readonly Creature[]): readonly TomeEntry[] {
  const random = new Random(`${seed}/tome`);
  const pages: Page[] = [
    ...bestiary(creatures),
    ...zoneMaps(),
    ...LORE.map(([name, description]) => ({ name, description, section: 'HISTORY_AND_LORE' as const })),
    ...TITLES.map(([name, description, realm]) => ({
      name,
      description,
      realm,
      section: 'PLAYER_TITLES' as const,
    })),
    ...HELP_PAGES.map(([name, description, helpType]) => ({
      name,
      description,
      helpType,
      section: 'HELP' as const,
    })),
  ];
  return pages.map(({ name, description, section, realm = 'NEUTRAL', helpType = 'NONE' }, index) => {
    const xp = section === 'HELP' ? 0 : random.int(1, 20) * 50;
    return { id: FIRST_ID + index, name, description, realm, xp, section, helpType };
  });
}

/** Creatures that stand somewhere, one page each. */
const bestiary = (creatures: readonly Creature[]): Page[] =>
  creatures
    .filter(({ spawns, trade }) => spawns.length > 0 && trade === null)
    .slice(0, BEASTS)
    .map(({ name, spawns }) => ({
      name,
      description: `${name} has been seen in ${spawns[0]?.zone.name ?? 'many places'}. Keep your distance.`,
      section: 'BESTIARY',
    }));

const zoneMaps = (): Page[] =>
  ZONES.filter(({ kind, corners }) => kind === 'open-world' && corners !== null).map(({ name }) => ({
    name,
    description: `The map of ${name}, as far as anybody has walked it.`,
    section: 'ZONE_MAPS',
  }));
