import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { realmOf } from '#lib/game/players/realms.ts';
import { routes } from '#lib/url/routes.ts';

import { type Fact, FactList } from '../ui/fact-list.tsx';
import { NavLink } from '../ui/nav-link.tsx';

/** Realm, level, leader, members and description (rules.md: Guilds); a leaderless guild shows no leader. */
export function GuildFacts({ guild }: { guild: GuildCardFragment }) {
  const { realm, level, leader, members, description } = guild;
  const facts: Fact[] = [
    { label: 'Realm', value: realmOf(realm).label },
    { label: 'Level', value: level },
    { label: 'Leader', value: leader && <NavLink href={routes.character(leader.id)}>{leader.name}</NavLink> },
    { label: 'Members', value: members && thousands(members.totalCount) },
    {
      label: 'Description',
      value: description.trim() ? (
        <p className="max-w-[68ch] font-normal whitespace-pre-line">{description}</p>
      ) : null,
    },
  ];
  return <FactList facts={facts} />;
}
