import { FeudScore } from '#components/feud/feud-score.tsx';
import { RivalGuildCard } from '#components/feud/rival-guild-card.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { ShareLinks } from '#components/ui/share/share-links.tsx';
import { GUILD_FEUD } from '#lib/data/war/feuds.ts';
import { listGuildFeudKills } from '#lib/data/war/kills.ts';
import { GUILD_FEUD_EXPORTS } from '#lib/exports/kinds/feud-exports.ts';
import { describeGuildFeud } from '#lib/seo/descriptions/describe-feud.ts';
import { feudName } from '#lib/seo/record-names.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: GUILD_FEUD,
  exports: GUILD_FEUD_EXPORTS,
  describe: (feud, { id, rivalId }) => ({ ...describeGuildFeud(feud), path: routes.guildFeud(id, rivalId) }),
  trail: (feud) => [{ label: 'Home', href: routes.home }, { label: feudName(feud) }],
  early: ({ id: rivals, query }) => {
    const list = listAddress(routes.guildFeud(rivals.id, rivals.rivalId), query);
    return { list, kills: listGuildFeudKills(rivals, list) };
  },
  content: ({ record: feud, panels: { list, kills } }) => (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl leading-title">{feudName(feud)}</h1>
        <ShareLinks list={list} />
      </div>
      <FeudScore
        near={<RivalGuildCard guild={feud.sides[0]} />}
        far={<RivalGuildCard guild={feud.sides[1]} />}
        kills={feud.kills}
      >
        <LinkButton href={routes.guildComparison(feud.sides[0].id, feud.sides[1].id)} className="mt-2">
          Compare
        </LinkButton>
      </FeudScore>
      <Load from={kills} label="kills of the feud">
        {(page) => <KillList title="Guild feud" kills={page} list={list} />}
      </Load>
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
