import { thousands } from '#lib/format/number.ts';
import { type HeldRecord, holderName, recordHref, valueWords, whenWords } from '#lib/game/war/records.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { Crest } from '../guild/crest.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';

interface HolderProps {
  readonly record: HeldRecord;
  /** True below a month, which is named once for all places. */
  readonly inMonth: boolean;
}

/** The holder of a record, above its date or its kills, which lead to what it is made of. */
function Holder({ record, inMonth }: HolderProps) {
  const { character, guild } = record;
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
      name={holderName(record)}
      href={character ? routes.character(character.id) : guild ? routes.guild(guild.id) : recordHref(record)}
      detail={{ text: inMonth ? valueWords(record) : whenWords(record), href: recordHref(record) }}
    />
  );
}

interface Props extends Pick<HolderProps, 'inMonth'> {
  /** Equal ones, the earliest first. */
  readonly records: readonly HeldRecord[];
  /** The number that is in sight before the others are unfolded. */
  readonly shown: number;
}

/** Equal ones that are named; a page would not end with all. */
const LISTED = 10;

/** The first of those who hold a record together; many fold into a line, and the others are counted. */
export function Holders({ records, shown, inMonth }: Props) {
  const [seen, folded] = [records.slice(0, shown), records.slice(shown, LISTED)];
  const later = (records[0]?.sharedBy ?? 0) - seen.length;
  const more = (count: number) => `and ${thousands(count)} more`;
  const unlisted = later > folded.length && (
    <p className="text-sm text-muted">{more(later - folded.length)}</p>
  );
  const list = (rows: typeof seen) =>
    rows.map((record) => (
      <Holder key={`${record.start} ${recordHref(record) ?? ''}`} record={record} inMonth={inMonth} />
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
