import { PLAYER_RIVALS } from '#app/export/kinds/rivals.ts';
import { feudPage } from '#app/feud-page.tsx';
import { RivalCard } from '#components/feud/rival-card.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { PLAYER_FEUD } from '#lib/data/war/feuds.ts';
import { listPlayerFeudKills } from '#lib/data/war/kills.ts';
import { describePlayerFeud } from '#lib/seo/descriptions/describe-feud.ts';
import { routes } from '#lib/url/routes.ts';

const page = feudPage({
  title: 'Player feud',
  source: PLAYER_FEUD,
  exports: PLAYER_RIVALS.feud,
  describe: describePlayerFeud,
  path: routes.playerFeud,
  kills: listPlayerFeudKills,
  card: (character) => <RivalCard character={character} />,
  links: (near, far) => (
    <>
      <LinkButton href={routes.comparison(near.id, far.id)} className="mt-2">
        Compare
      </LinkButton>
      <LinkButton href={routes.armoryComparison(near.id, far.id)}>Compare armories</LinkButton>
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
