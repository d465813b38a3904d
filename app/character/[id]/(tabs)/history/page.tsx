import { CHARACTER_HISTORY_EXPORTS } from '#app/export/kinds/histories.ts';
import { CharacterHistory } from '#components/history/character-history.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { RecordNote } from '#components/ui/page/record-note.tsx';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { getCharacterHistory } from '#lib/data/player/histories.ts';
import { HISTORY_RULE } from '#lib/game/history/history-words.ts';
import { describePlayerHistory } from '#lib/seo/descriptions/describe-player.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: CHARACTER,
  path: (id) => routes.character(id, '/history'),
  exports: CHARACTER_HISTORY_EXPORTS,
  describe: describePlayerHistory,
  early: ({ id }) => ({ history: getCharacterHistory(id) }),
  content: ({ panels: { history } }) => (
    <>
      <Load from={history} label="history" rows={6}>
        {(found) => <CharacterHistory history={found} />}
      </Load>
      <p className="mt-3 max-w-prose text-sm text-muted">{HISTORY_RULE}</p>
      <RecordNote />
    </>
  ),
});

export const generateMetadata = metadataWhereOffered('/character/[id]/history', page.generateMetadata);
export default whereOffered('/character/[id]/history', page.Page);
