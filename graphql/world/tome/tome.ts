import type { Realm, TomeHelpType, TomeOfKnowledgeSection } from '#graphql/generated/resolvers.ts';
import type { Creature } from '#graphql/world/creatures/creature.ts';
import { Random } from '#graphql/rules/random.ts';
import { recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import { ZONES } from '#graphql/world/zones/zones.ts';
import writtenPages from './pages.json' with { type: 'json' };

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
  const pages: Page[] = [...bestiary(creatures), ...zoneMaps(), ...(writtenPages as readonly Page[])];
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

export const tomeTable = (entries: readonly TomeEntry[]): WorldTable =>
  recordTable('tome_entry', 'id name description realm xp section help_type', entries);
