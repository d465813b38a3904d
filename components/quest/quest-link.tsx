import type { QuestTagFragment } from '#graphql/generated/documents.ts';
import { questIcon, questName } from '#lib/game/quests/quest-facts.ts';
import { routes } from '#lib/url/routes.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

/** The one way to mention a quest: the picture of its kind, and its name. */
export function QuestLink({ quest }: { readonly quest: QuestTagFragment }) {
  const icon = questIcon(quest);
  return (
    <NavLink
      href={routes.quest(quest.id)}
      className="inline-flex min-w-0 items-center gap-2.5 align-middle font-semibold narrow:min-h-11"
    >
      <img
        className="shrink-0"
        src={staticImages.quest(icon)}
        alt={icon.label}
        title={icon.label}
        width={28}
        height={28}
      />
      <span className="min-w-0 wrap-break-word">{questName(quest)}</span>
    </NavLink>
  );
}
