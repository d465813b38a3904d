import type { FinishedQuestFragment } from '#graphql/generated/documents.ts';
import { creatureName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  readonly givers: FinishedQuestFragment['starterCreatures'];
  /** The creature on whose page it stands; null for none. */
  readonly hereId: string | null;
}

/** Names the givers of a quest; renders nothing for a quest without givers. */
export function GiverNames({ givers, hereId }: Props) {
  if (givers.length === 0) return null;
  return (
    <span className="pl-9.5 text-sm text-muted">
      Given by{' '}
      {givers.map((giver, index) => (
        <span key={giver.id}>
          {index > 0 && ', '}
          {giver.id === hereId ? (
            creatureName(giver)
          ) : (
            <NavLink href={routes.creature(giver.id)}>{creatureName(giver)}</NavLink>
          )}
        </span>
      ))}
    </span>
  );
}
