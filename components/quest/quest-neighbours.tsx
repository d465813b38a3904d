import type { QuestTagFragment } from '#graphql/generated/documents.ts';
import type { QuestParts } from '#lib/game/quests/quest-part.ts';

import { FactList } from '../ui/list/fact-list.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { QuestLink } from './quest-link.tsx';

/** The parts of a story before and after a quest; renders nothing where neither is known. */
export const QuestNeighbours = ({ previous, next }: QuestParts<QuestTagFragment>) =>
  (previous || next) && (
    <Panel as="section" ornate className="p-5">
      <h2 className="mb-3 text-lg">Other parts</h2>
      <FactList
        facts={[
          { label: 'Previous', value: previous && <QuestLink quest={previous} /> },
          { label: 'Next', value: next && <QuestLink quest={next} /> },
        ]}
      />
    </Panel>
  );
