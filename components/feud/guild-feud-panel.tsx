import type { ReactNode } from 'react';

import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { realmOf } from '#lib/game/players/realms.ts';
import { routes } from '#lib/url/routes.ts';

import { Crest } from '../guild/crest.tsx';
import { FeudPanel, type FeudSide } from './feud-panel.tsx';

interface Props {
  readonly sides: readonly [GuildCardFragment, GuildCardFragment];
  readonly kills: readonly [number, number];
  readonly lastMet: number | null;
  /** The kills of the feud: a table with its pager. */
  readonly children?: ReactNode;
}

/** The feud of the killer's and the victim's guild, as the kill page shows it. */
export function GuildFeudPanel({ sides: [near, far], kills, lastMet, children }: Props) {
  return (
    <FeudPanel
      title="Guild feud"
      href={routes.guildFeud(near.id, far.id)}
      compare={routes.guildComparison(near.id, far.id)}
      sides={[side(near), side(far)]}
      kills={kills}
      lastMet={lastMet}
    >
      {children}
    </FeudPanel>
  );
}

function side(guild: GuildCardFragment): FeudSide {
  const realm = realmOf(guild.realm);
  return {
    name: guild.name,
    side: realm.side,
    href: routes.guild(guild.id),
    image: <Crest guild={guild} size={48} />,
    detail: { text: realm.label },
  };
}
