import type { KillPageFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import type { DataOrigin } from '#lib/api/data-origin.ts';

import { Load } from '../ui/page/load.tsx';
import { Timestamp } from '../ui/time/timestamp.tsx';

const ORIGINS: Readonly<Record<DataOrigin, string>> = {
  'sample world':
    'This is a generated sample world. No kill on this site ever happened: players, guilds, battles, items and quests ' +
    'are invented by a program that makes a war that agrees with itself. It shows what the site does before real data ' +
    'is connected.',
  'own database':
    'The data comes from the database of those who run this site, where it arrives from the game.',
  'remote API':
    'The data comes from the game’s own statistics service, which this site asks and does not change.',
};

interface Props {
  readonly origin: DataOrigin;
  /** The newest kill, which dates the data. */
  readonly latestKills: Promise<Answer<KillPageFragment | null>>;
}

/** Names the source of the data, and its age. */
export const DataSource = ({ origin, latestKills }: Props) => (
  <>
    <p>{ORIGINS[origin]}</p>
    <Load from={latestKills} label="newest kill" rows={1}>
      {({ nodes }) => {
        const [newest] = nodes ?? [];
        return (
          <p>
            {newest ? (
              <>
                The newest kill that is known is of <Timestamp at={newest.time} />.
              </>
            ) : (
              'No kill is known yet.'
            )}
          </p>
        );
      }}
    </Load>
  </>
);
