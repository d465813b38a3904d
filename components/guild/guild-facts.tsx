import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { realmOf } from '#lib/game/players/realms.ts';
import { routes } from '#lib/url/routes.ts';

import { type Fact, FactList } from '../ui/list/fact-list.tsx';
import { LongText } from '../ui/record/long-text.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  readonly guild: GuildCardFragment;
  /** Omits the guild's own description, as in a comparison of guilds. */
  readonly brief?: boolean;
}

/** Realm, level, leader, members and description (rules.md: Guilds); a leaderless guild shows no leader. */
export function GuildFacts({ guild, brief = false }: Props) {
  const { id, realm, level, leader, members, description } = guild;
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
    {
      label: 'Description',
      value: !brief && description.trim() ? <LongText text={description} label="Whole description" /> : null,
    },
  ];
  return <FactList facts={facts} />;
}
