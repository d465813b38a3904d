import { thousands } from '#lib/format/number.ts';
import { type HeldFeat, holderName, featHref, valueWords, whenWords } from '#lib/game/war/feats.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { Crest } from '../guild/crest.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';

interface HolderProps {
  readonly feat: HeldFeat;
  /** True below a month, which is named once for all places. */
  readonly inMonth: boolean;
}

/** The holder of a feat, above its date or its kills, which lead to what it is made of. */
function Holder({ feat, inMonth }: HolderProps) {
  const { character, guild } = feat;
  return (
    <MediaObject
      image={
        character ? (
          <CareerBadge career={character.career} size={28} labelled />
        ) : guild ? (
          <Crest guild={guild} size={24} />
        ) : (
          <img src={staticImages.location('rvr')} alt="" width={24} height={24} />
        )
      }
      name={holderName(feat)}
      href={character ? routes.character(character.id) : guild ? routes.guild(guild.id) : featHref(feat)}
      detail={{ text: inMonth ? valueWords(feat) : whenWords(feat), href: featHref(feat) }}
    />
  );
}

interface Props extends Pick<HolderProps, 'inMonth'> {
  /** Equal ones, the earliest first. */
  readonly feats: readonly HeldFeat[];
  /** The number that is in sight before the others are unfolded. */
  readonly shown: number;
}

/** Equal ones that are named; a page would not end with all. */
const LISTED = 10;

/** The first of those who hold a feat together; many fold into a line, and the others are counted. */
export function Holders({ feats, shown, inMonth }: Props) {
  const [seen, folded] = [feats.slice(0, shown), feats.slice(shown, LISTED)];
  const later = (feats[0]?.sharedBy ?? 0) - seen.length;
  const more = (count: number) => `and ${thousands(count)} more`;
  const unlisted = later > folded.length && (
    <p className="text-sm text-muted">{more(later - folded.length)}</p>
  );
  const list = (rows: typeof seen) =>
    rows.map((feat) => (
      <Holder key={`${feat.start} ${featHref(feat) ?? ''}`} feat={feat} inMonth={inMonth} />
    ));
  return (
    <>
      {list(seen)}
      {folded.length === 0 ? (
        unlisted
      ) : (
        <details>
          <summary className="min-h-6 cursor-pointer text-sm text-muted narrow:min-h-11">
            {more(later)}
          </summary>
          {list(folded)}
          {unlisted}
        </details>
      )}
    </>
  );
}
