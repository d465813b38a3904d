import { GUILD_RIVALS } from '#app/export/kinds/rivals.ts';
import { feudPage } from '#app/feud-page.tsx';
import { RivalGuildCard } from '#components/feud/rival-guild-card.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { GUILD_FEUD } from '#lib/data/war/feuds.ts';
import { listGuildFeudKills } from '#lib/data/war/kills.ts';
import { describeGuildFeud } from '#lib/seo/descriptions/describe-feud.ts';
import { routes } from '#lib/url/routes.ts';

const page = feudPage({
  title: 'Guild feud',
  source: GUILD_FEUD,
  exports: GUILD_RIVALS.feud,
  describe: describeGuildFeud,
  path: routes.guildFeud,
  kills: listGuildFeudKills,
  card: (guild) => <RivalGuildCard guild={guild} />,
  links: (near, far) => (
    <LinkButton href={routes.guildComparison(near.id, far.id)} className="mt-2">
      Compare
    </LinkButton>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
