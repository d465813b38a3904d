import type { Route } from 'next';

import type {
  BattleNameFragment,
  ClearedPlaceFragment,
  ShortSessionFragment,
  FeatFragment,
  WarRecordKind,
  FeatsFragment,
} from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { counted, plural, thousands } from '#lib/format/number.ts';
import { utcDate, utcDateLong, utcDateShort, utcTimeShort } from '#lib/format/time.ts';

import { GUILD_BOARD_FILTER, PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { FEATS_FILTER } from '#lib/url/filter/feats-filter.ts';
import { listAddress, listHref } from '#lib/url/paging/list-address.ts';
import { PIN, toPinned } from '#lib/url/paging/pin.ts';
import { routes } from '#lib/url/routes.ts';

import { battlePlace } from '../battles/report/report.ts';
import { periodOf, periodText } from '../boards/board-period.ts';
import { monthLabel, monthOf } from '../calendar.ts';
import { GROUP_ORDER, groupName } from '../careers/groups.ts';
import { instanceName } from '../instances/instance-name.ts';
import { isKeyOf } from '../look-up.ts';
import { roleOfArchetype } from '../players/game-role.ts';
import { careerPlural } from '../scenarios/standing.ts';
import { FEATS } from './feat-kinds.ts';

/** Those of a list of feats whose kinds we know. */
export const ofKnownKinds = <Row extends { readonly kind: string }>(rows: readonly Row[]): Row[] =>
  rows.filter(({ kind }) => isKeyOf(FEATS, kind));

/** A feat, with what it is about where a list asks for it. */
export type HeldFeat = FeatFragment & {
  readonly battle?: BattleNameFragment | null;
  readonly session?: (NonNullable<ClearedPlaceFragment['session']> & Partial<ShortSessionFragment>) | null;
  readonly instance?: ClearedPlaceFragment['instance'];
};

/** The fragment of the part of the page that is about a kind. @example featAnchor('GUILD_LEAD') // 'guild-lead' */
export const featAnchor = (kind: WarRecordKind): string => kind.toLowerCase().replace('_', '-');

const dateOf = (epoch: number): Date => new Date(epoch * 1000);

/** @example valueWords({ kind: 'LEAD', value: 6 }) // '6 weeks' */
export const valueWords = ({ kind, value }: Pick<FeatFragment, 'kind' | 'value'>): string =>
  kind === 'CLEAR' ? shortDuration(value) : counted(value, FEATS[kind].unit);

/**
 * The hour, the day, the days or the month of a feat, in UTC.
 * @example whenWords(feat) // '3 Oct 2026, 20:00 to 21:00'
 */
export function whenWords({ kind, start, end }: Pick<FeatFragment, 'kind' | 'start' | 'end'>): string {
  const [first, last] = [dateOf(start), dateOf(kind === 'STREAK' ? end : end - 1)];
  const day = utcDateShort(first);
  if (kind === 'HOUR') return `${day}, ${utcTimeShort(first)} to ${utcTimeShort(dateOf(end))}`;
  if (kind === 'MONTH' || kind === 'GUILD_MONTH') return monthLabel(monthOf(first));
  const isLong = kind === 'STREAK' || kind === 'LEAD' || kind === 'GUILD_LEAD';
  return isLong && utcDateShort(last) !== day ? `${day} to ${utcDateShort(last)}` : day;
}

/** The parameters of a board that show a group alone. */
function groupParams(group: string) {
  const role = roleOfArchetype(group);
  if (role) return { role };
  if (group === 'ALL') return {};
  return groupName(group) ? { realm: group.toLowerCase() } : { career: group };
}

/** The page that shows what a feat is made of: kills of its days, its board at the holder, the battle, the run. */
export function featHref({ kind, group, start, end, ...of }: HeldFeat): Route | undefined {
  const { character, guild, battle, session } = of;
  const last = dateOf(kind === 'STREAK' ? end : end - 1);
  const owner = character ?? guild;
  if (battle) return routes.battle(battle.id);
  if (!owner) return session?.runs?.[0] && routes.instanceRun(session.runs[0].id);
  if (character && (kind === 'HOUR' || kind === 'DAY' || kind === 'STREAK')) {
    const days = { from: utcDate(dateOf(start)), to: utcDate(last) };
    return listHref(listAddress(routes.character(character.id), days, KILL_FILTER));
  }
  const period = periodText(periodOf(kind.endsWith('MONTH') ? 'month' : 'week', last));
  const params = { ...groupParams(group), period, [PIN]: owner.id };
  const board = character ? routes.leaderboard : routes.guildLeaderboard;
  return toPinned(listHref(listAddress(board, params, character ? PLAYER_BOARD_FILTER : GUILD_BOARD_FILTER)));
}

/** The name of who holds a feat, of the place of a battle, or of a cleared dungeon; '' for what is gone since. */
export function holderName({ character, guild, battle, session, instance }: HeldFeat): string {
  const dungeon = instance ?? session?.dungeon;
  return (
    character?.name ?? guild?.name ?? (battle ? battlePlace(battle) : dungeon ? instanceName(dungeon) : '')
  );
}

/** The feats of a kind in a group, without those whose holders are gone. */
export const featsOf = <Row extends HeldFeat>(rows: readonly Row[], kind: WarRecordKind, group = 'ALL') =>
  rows.filter((row) => row.kind === kind && row.group === group && holderName(row) !== '');

/** @example holderWords(feats) // 'Haaravek and 3 others' */
function holderWords([first, ...others]: readonly HeldFeat[]): string {
  if (!first) return '';
  const more = Math.max(others.length, first.sharedBy - 1);
  return `${holderName(first)}${more > 0 ? ` and ${thousands(more)} ${plural(more, 'other')}` : ''}`;
}

/**
 * Sums up the feats of a group in a sentence.
 * @example featsSentence(feats, 'ALL')
 * // 'Most kills: 8 in an hour, by Haaravek and 3 others; 15 in a day, by Kordak; 19 without a death, by Alith.'
 */
export function featsSentence(best: readonly HeldFeat[], group: string): string {
  const parts = (['HOUR', 'DAY', 'STREAK'] as const).flatMap((kind) => {
    const found = featsOf(best, kind, group);
    return found[0]
      ? `${thousands(found[0].value)} ${FEATS[kind].short.toLowerCase()}, by ${holderWords(found)}`
      : [];
  });
  return parts.length > 0
    ? `Most kills${ofGroup(group)}: ${parts.join('; ')}.`
    : `No player${ofGroup(group)} has two kills in a row, an hour or a day yet.`;
}

/** Says what the feats are counted from, and when. */
export function countedWords({ kills, since, until, countedAt }: FeatsFragment): string {
  const span =
    since === null || until === null
      ? ''
      : ` between ${utcDateLong(dateOf(since))} and ${utcDateLong(dateOf(until))}`;
  const moment = dateOf(countedAt);
  return `Counted once an hour, last at ${utcTimeShort(moment)} UTC on ${utcDateLong(moment)}, from ${counted(kills, 'kill')}${span}.`;
}

/** @example ofGroup('SLAYER') // ' among Slayers' */
const ofGroup = (group: string): string => {
  if (group === 'ALL') return '';
  return `${group === 'ORDER' || group === 'DESTRUCTION' ? ' of' : ' among'} ${groupName(group) ?? careerPlural(group)}`;
};

/** A mark of honour: a feat in words, the rule that it follows, and where that stands. */
export interface Mark {
  readonly text: string;
  readonly rule: string;
  readonly href: Route;
}

const PLACES = ['First', 'Second', 'Third'];

/** The marks of honour of a player or a guild: each kind of feat in the widest group that it is held in. */
export function marksOf(feats: readonly HeldFeat[]): readonly Mark[] {
  const seen = new Set<string>();
  const width = ({ group }: HeldFeat) => GROUP_ORDER.indexOf(group);
  return feats
    .toSorted((one, other) => width(one) - width(other))
    .flatMap((feat) => {
      const { kind, group, place, start, session, instance } = feat;
      const isMonth = kind === 'MONTH' || kind === 'GUILD_MONTH';
      const key = `${kind} ${isMonth ? start : ''} ${session ? (instance ?? session.dungeon).id : ''}`;
      if (seen.has(key) || (isMonth && group !== 'ALL')) return [];
      seen.add(key);
      const title = kind === 'CLEAR' ? `Fastest clear of ${holderName(feat)}` : FEATS[kind].title;
      return {
        text: isMonth
          ? `${PLACES[place - 1] ?? ''} of ${whenWords(feat)}: ${valueWords(feat)}`
          : `${title}${ofGroup(group)}: ${valueWords(feat)}, ${whenWords(feat)}`,
        rule: FEATS[kind].rule,
        href: `${listHref(listAddress(routes.records, { of: group }, FEATS_FILTER))}#${featAnchor(kind)}` as Route,
      };
    });
}
