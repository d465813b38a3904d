import { plural, thousands } from '#lib/format/number.ts';
import { nameOrNumber } from '#lib/game/name-or-number.ts';
import { bothWords, type KillSample } from '#lib/game/overview/kill-sample.ts';
import { routes } from '#lib/url/routes.ts';

import { Crest } from '../guild/crest.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { TopList } from './top-list.tsx';

interface Props {
  /** Id of the guild. */
  readonly id: string;
  readonly sample: KillSample;
}

/** The guilds that a guild fights most, with the feuds. */
export function FoughtGuildList({ id, sample }: Props) {
  return (
    <TopList
      title="Most fought guilds"
      about={`Kills and deaths, in ${bothWords(sample)}`}
      rows={sample.guilds
        .filter(({ guild }) => guild.id !== id)
        .map((fought) => ({
          key: fought.guild.id,
          image: <Crest guild={fought.guild} size={24} />,
          name: nameOrNumber('Guild', fought.guild),
          href: routes.guild(fought.guild.id),
          value: (
            <NavLink
              href={routes.guildFeud(id, fought.guild.id)}
              className="inline-flex min-h-6 items-center text-link narrow:min-h-11"
            >
              {thousands(fought.kills)} {plural(fought.kills, 'kill', 'kills')}, {thousands(fought.deaths)}{' '}
              {plural(fought.deaths, 'death', 'deaths')}
              <span className="sr-only">, feud with {fought.guild.name}</span>
            </NavLink>
          ),
        }))}
      empty="No other guild has been fought."
    />
  );
}
