import type { ChapterDetailsFragment } from '#graphql/generated/documents.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';

import { PlaceMap } from '../map/place-map.tsx';
import { NotFound } from '../ui/page/not-found.tsx';
import { Panel, SectionHeading } from '../ui/page/panel.tsx';

/** Shows the place of a chapter; "Not found" where its zone has no map. */
export function ChapterLocation({ chapter }: { readonly chapter: ChapterDetailsFragment }) {
  return (
    <section>
      <SectionHeading>Location</SectionHeading>
      {chapter.position.mapSetup ? (
        <Panel ornate className="grid w-fit gap-3 p-5 narrow:w-auto narrow:p-3.5">
          <p className="font-semibold">{chapterZone(chapter)}</p>
          <PlaceMap position={chapter.position} zone={chapterZone(chapter)} name={chapterName(chapter)} />
        </Panel>
      ) : (
        <NotFound />
      )}
    </section>
  );
}
