import { type LiveKind, LIVE_KINDS } from '#graphql/rules/live-kinds.ts';
import type { LiveRow } from '#graphql/sql/live/live-events.ts';
import { listWords } from '#lib/format/list-words.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { damagedParam } from '#lib/url/damaged-param.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { LIVE_FILTER } from '#lib/url/filter/live-filter.ts';

/** True for what a client wants to be told. */
export type Wanted = (row: Pick<LiveRow, 'kind' | 'zone' | 'size' | 'guilds' | 'players'>) => boolean;

/** Guilds, or players, that one stream follows at most. */
const MOST_FOLLOWED = 20;

/** The parameters that are no filter. */
const OTHERS = ['after', 'wait'];

/** The fault of an address in a sentence: a program would take all there is for what it has asked for. */
export class FaultyAddress extends Error {
  override readonly name = 'FaultyAddress';
}

/**
 * Reads the filter of the live stream. Its parts narrow it together; of several kinds, guilds or players one is enough.
 * @throws FaultyAddress for what cannot be read
 */
export function liveFilter(params: URLSearchParams): Wanted {
  const names = Object.values(LIVE_FILTER.fields).map(({ param }) => param);
  const unknown = [...params.keys()].find((name) => ![...names, ...OTHERS].includes(name));
  if (unknown !== undefined) {
    throw new FaultyAddress(`There is no "${unknown.slice(0, 40)}": the filter is ${listWords(names)}`);
  }
  const repeated = names.find((name) => params.getAll(name).length > 1);
  if (repeated !== undefined) {
    throw new FaultyAddress(`"${repeated}" is there more than once: put commas between its values`);
  }
  const query = Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined]));
  const damage = damagedParam(LIVE_FILTER, query);
  if (damage !== null) throw new FaultyAddress(damage);
  const { kind, zone, size, guild, player } = parseFilter(LIVE_FILTER, query);
  const kinds = new Set(partsOf(kind).map(knownKind));
  const guilds = numbersIn('guild', guild);
  const players = numbersIn('player', player);
  return (row) =>
    (kinds.size === 0 || kinds.has(row.kind)) &&
    (zone === 'all' || row.zone === Number(zone)) &&
    (size === 'all' || (row.size !== null && row.size >= Number(size))) &&
    (guilds.size === 0 || row.guilds.some((id) => guilds.has(id))) &&
    (players.size === 0 || row.players.some((id) => players.has(id)));
}

const partsOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function knownKind(text: string): LiveKind {
  const kind = LIVE_KINDS.find((each) => each === text);
  if (!kind)
    throw new FaultyAddress(`"kind" has to be of ${LIVE_KINDS.join(', ')}, with commas between them`);
  return kind;
}

function numbersIn(param: string, text: string): ReadonlySet<number> {
  const ids = partsOf(text).map((part) => {
    const id = parseEntityId(part.replace(/^#/, ''));
    if (id === null) {
      throw new FaultyAddress(
        `"${param}" has to be numbers such as 12, with commas between them: the address of a ${param}’s page ends in its number`,
      );
    }
    return Number(id);
  });
  if (ids.length > MOST_FOLLOWED) {
    throw new FaultyAddress(`"${param}" may name ${MOST_FOLLOWED} at most: open another stream for more`);
  }
  return new Set(ids);
}
