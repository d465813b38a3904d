import type { CharacterTagFragment, GuildTagFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import { routes } from '#lib/url/routes.ts';

import { guildDetail } from '../guild/guild-detail.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { MediaObject } from '../ui/record/media-object.tsx';
import { CareerBadge } from './career-badge.tsx';

/** Level and renown rank, of which nothing or both are shown. */
type Ranked =
  | { readonly level: number; readonly renownRank: number }
  | { readonly level?: undefined; readonly renownRank?: undefined };

interface Shown {
  readonly character: CharacterTagFragment;
  readonly guild: GuildTagFragment | null | undefined;
  /** True for the first of a ranking, which stands out. */
  readonly first?: boolean;
  /** True to show it fainter, as the victim of a kill. */
  readonly dimmed?: boolean;
  /** Classes that override the list's own. */
  readonly className?: string;
}

type Props = Shown & Ranked;

/** Its ranks give way to a name that has little room. On paper a cell is as wide as its words need. */
const WITH_RANKS = 'not-print:@container';
const IN_ROOM = '@max-[180px]:hidden';

/** A player in any list: badge, name over guild, ranks at the right. */
export function CombatantCell(props: Props) {
  const { character, guild, level, renownRank, first = false, dimmed, className } = props;
  const hasRanks = level !== undefined;
  return (
    <MediaObject
      image={<CareerBadge career={character.career} size={first ? 46 : 32} labelled />}
      name={character.name}
      href={routes.character(character.id)}
      detail={guildDetail(guild)}
      aside={hasRanks && <Ranks level={level} renownRank={renownRank} />}
      size={first ? 'large' : undefined}
      dimmed={dimmed}
      className={joinClasses(hasRanks && WITH_RANKS, className)}
    />
  );
}

const Ranks = ({ level, renownRank }: Extract<Ranked, { level: number }>) => (
  <span className={IN_ROOM}>
    <abbr title="Level" className="no-underline">
      Lvl
    </abbr>{' '}
    {plain(level)}
    <br />
    <abbr title="Renown rank" className="no-underline">
      RR
    </abbr>{' '}
    {plain(renownRank)}
  </span>
);
