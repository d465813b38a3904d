import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { realmOf } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';

import { type Fact, FactList } from '../ui/list/fact-list.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  readonly guild: GuildCardFragment;
}

/** Realm, level, leader and members; a leaderless guild shows no leader. */
export function GuildFacts({ guild }: Props) {
  const { id, realm, level, leader, members } = guild;
  const facts: Fact[] = [
    { label: 'Realm', value: realmOf(realm).label },
    { label: 'Level', value: level },
    { label: 'Leader', value: leader && <NavLink href={routes.character(leader.id)}>{leader.name}</NavLink> },
    {
      label: 'Members',
      value: members && (
        <NavLink href={routes.guild(id, '/members')}>{thousands(members.totalCount)}</NavLink>
      ),
    },
  ];
  return <FactList facts={facts} inLines />;
}
