import type { GiverFragment, QuestTagFragment } from '#graphql/generated/documents.ts';

/** Quests that creatures of a place give, each with its givers. */
export interface PlacedQuests {
  readonly quests: readonly { readonly quest: QuestTagFragment; readonly givers: readonly GiverFragment[] }[];
  /** The number of creatures of the place whose quests are not known. */
  readonly unknown: number;
}

/**
 * Lists the quests of the creatures of a place, each once.
 * @param total the number of creatures of the place, of which some may not be given
 */
export function placedQuests(creatures: readonly GiverFragment[], total: number): PlacedQuests {
  const quests = new Map(
    creatures.flatMap(({ questsStarter }) => questsStarter.map((quest) => [quest.id, quest])),
  );
  return {
    unknown: total - creatures.length,
    quests: [...quests.values()].map((quest) => ({
      quest,
      givers: creatures.filter(({ questsStarter }) => questsStarter.some((own) => own.id === quest.id)),
    })),
  };
}
