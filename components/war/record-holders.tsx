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

/** All who hold a record together; many fold into a line. */
export function Holders({ records, shown, inMonth }: Props) {
  const [seen, folded] = [records.slice(0, shown), records.slice(shown)];
  const equals = records[0]?.sharedBy ?? 0;
  const list = (rows: typeof seen) =>
    rows.map((record) => (
      <Holder key={`${record.start} ${recordHref(record) ?? ''}`} record={record} inMonth={inMonth} />
    ));
  return (
    <>
      {list(seen)}
      {folded.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer text-sm text-muted narrow:min-h-11">
            and {thousands(equals - seen.length)} more
          </summary>
          {list(folded)}
          {equals > records.length && (
            <p className="text-sm text-muted">
              {thousands(equals - records.length)} later ones are not listed.
            </p>
          )}
        </details>
      )}
    </>
  );
}
