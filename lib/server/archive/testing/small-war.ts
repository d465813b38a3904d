import { IMPORT_KINDS } from '#graphql/import/import-kinds.ts';
import { readLine, rowsOfLines } from '#graphql/import/read-line.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { rowsForDatabase, writeRows } from '#graphql/sql/import/write-rows.ts';

/** The most players that a fight of this war has. */
const PLAYERS = 60;
/** Kinds that are places and people; the others are events. */
const EVENTS = new Set(['Kill', 'ScenarioRecord', 'Skirmish', 'InstanceRun', 'Event']);

const CAREERS = ['CHOSEN', 'SLAYER'] as const;

interface Fight {
  readonly id: string;
  /** Epoch seconds. */
  readonly start: number;
  readonly players?: number;
}

/** A war of a few rows, as the database behind an API, whose events are written one by one. */
export class SmallWar {
  readonly sql: Database;
  #ids = 0;

  private constructor(sql: Database) {
    this.sql = sql;
  }

  /** Opens it in a database with tables and nothing in them. */
  static async in(sql: Database): Promise<SmallWar> {
    const war = new SmallWar(sql);
    for (const { kind, example } of IMPORT_KINDS) if (!EVENTS.has(kind)) await war.#write(kind, example);
    for (let id = 1; id <= PLAYERS; id += 1) {
      const name = `Player${String.fromCodePoint(96 + (id % 26 || 26), 96 + Math.ceil(id / 26))}`;
      const career = careerOf(id);
      await war.#write('Character', { id: String(id), name, career, level: 40, renownRank: 80 });
    }
    return war;
  }

  /** A new id of a battle. */
  newId(): string {
    this.#ids += 1;
    return `00000000-0000-4000-8000-${String(this.#ids).padStart(12, '0')}`;
  }

  async scenario({ id, start, players = 4 }: Fight): Promise<void> {
    const entry = (at: number) => ({
      ...fighter(at),
      team: at % 2,
      quitter: false,
      kills: at,
      damage: 100 * at,
    });
    await this.#writeExample('ScenarioRecord', {
      id,
      startTime: start,
      endTime: start + 900,
      scoreboardEntries: numbers(players).map(entry),
    });
  }

  /** @param kills of the skirmish so far, which follow from its players */
  async skirmish({ id, start, players = 4 }: Fight): Promise<void> {
    const entry = (at: number) => ({
      ...fighter(at),
      realm: at % 2 ? 'DESTRUCTION' : 'ORDER',
      kills: players - at,
    });
    await this.#writeExample('Skirmish', {
      id,
      startTime: start,
      endTime: start + 60 * players,
      numberOfKills: players,
      numberOfPlayers: players,
      scoreboardEntries: numbers(players).map(entry),
    });
  }

  /** @param end epoch seconds; undefined while it goes on */
  async run({ id, start, players = 3 }: Fight, end?: number): Promise<void> {
    const entry = (at: number) => ({ ...fighter(at), archetype: 'TANK', itemRating: 700, deaths: at });
    const encounter = Number(id.slice(-8)) + 1;
    await this.#writeExample('InstanceRun', {
      id,
      start: start * 1_000,
      end: end === undefined ? 0 : end * 1_000,
      completed: end !== undefined,
      scoreboardEntries: numbers(players).map(entry),
      encounters: [
        {
          id: String(encounter),
          encounterId: '4001',
          start: (start + 60) * 1_000,
          end: (start + 120) * 1_000,
          completed: true,
          scoreboardEntries: numbers(players).map(entry),
        },
      ],
    });
  }

  async kill(id: number, time: number): Promise<void> {
    const attacker = { ...fighter(1 + (id % 7)), damagePercent: 85 };
    await this.#writeExample('Kill', {
      id: String(id),
      time,
      attackers: [attacker, { ...fighter(20 + (id % 5)), damagePercent: 15 }],
      victim: fighter(40 + (id % 9)),
      deathblow: { id: attacker.character.id },
      skirmish: null,
      damage: [
        {
          attackerType: 'PLAYER',
          damageType: 'ABILITY',
          attacker: { id: attacker.character.id },
          damageAmount: id,
        },
        {
          attackerType: 'PLAYER',
          damageType: 'OTHER',
          attacker: { id: attacker.character.id },
          damageAmount: 7,
        },
      ],
    });
  }

  async removeKill(id: number): Promise<void> {
    await this.sql`delete from kill where id = ${id}`;
  }

  #writeExample(kind: string, changes: object): Promise<void> {
    const example = IMPORT_KINDS.find((each) => each.kind === kind)?.example;
    return this.#write(kind, { ...example, ...changes });
  }

  async #write(kind: string, record: object): Promise<void> {
    await writeRows(this.sql, rowsForDatabase(rowsOfLines([readLine(JSON.stringify({ kind, ...record }))])));
  }
}

const careerOf = (id: number): string => CAREERS[id % 2] ?? 'CHOSEN';

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

const fighter = (id: number) => ({
  character: { id: String(id), career: careerOf(id) },
  level: 40,
  renownRank: 80,
  guild: null,
});
