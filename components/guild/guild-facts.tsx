import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { realmOf } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';
import { beginningOf } from '#lib/format/cut-whole.ts';

import { type Fact, FactList } from '../ui/list/fact-list.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';

interface LongTextProps {
  /** Line breaks are preserved. */
  readonly text: string;
  /** Names the whole of a long text: "Whole description". */
  readonly label: string;
}

/** A text written by players. A long one shows its beginning; the rest is collapsed. */
function LongText({ text, label }: LongTextProps) {
  const beginning = beginningOf(text);
  if (beginning === text) return <p className={TEXT}>{text}</p>;
  return (
    <>
      <p className={`${TEXT} print:hidden`}>{beginning}</p>
      <details className="mt-1">
        <summary className="min-h-6 w-fit cursor-pointer font-normal text-link narrow:min-h-11 narrow:content-center print:hidden">
          {label}
        </summary>
        <p className={TEXT}>{text}</p>
      </details>
    </>
  );
}

const TEXT = 'max-w-[68ch] font-normal whitespace-pre-line';

interface Props {
  readonly guild: GuildCardFragment;
  /** Omits the guild's own description, as in a comparison of guilds. */
  readonly brief?: boolean;
}

/** Realm, level, leader, members and description (rules.md: Guilds); a leaderless guild shows no leader. */
export function GuildFacts({ guild, brief = false }: Props) {
  const { id, realm, level, leader, members, description = '' } = guild;
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
