import type { QuestDetailsFragment } from '#graphql/generated/documents.ts';
import { questKind } from '#lib/game/quests/quest-facts.ts';
import { questIcon } from '#lib/game/quests/quest-icon.ts';
import { questName } from '#lib/game/quests/quest-text.ts';
import { realmOf } from '#lib/game/players/realms.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import { Profile } from '../ui/record/profile.tsx';

/** The header of a quest's page, in the colours of the realm that all its givers share. */
export function QuestHeader({ quest }: { readonly quest: QuestDetailsFragment }) {
  const [side, ...others] = new Set(quest.starterCreatures.map(({ realm }) => realmOf(realm).side));
  return (
    <Profile
      side={side && others.length === 0 ? side : 'neutral'}
      picture={<img src={staticImages.quest(questIcon(quest))} alt="" width={72} height={72} />}
      name={questName(quest)}
    >
      <p className="text-md text-muted">
        {questKind(quest)}
        {quest.minLevel > 0 && ` · Level ${quest.minLevel}`}
      </p>
    </Profile>
  );
}
