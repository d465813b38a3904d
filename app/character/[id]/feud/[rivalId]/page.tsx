import { FeudScore } from '#components/feud/feud-score.tsx';
import { RivalCard } from '#components/feud/rival-card.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { ShareLinks } from '#components/ui/share/share-links.tsx';
import { PLAYER_FEUD } from '#lib/data/war/feuds.ts';
import { listPlayerFeudKills } from '#lib/data/war/kills.ts';
import { PLAYER_FEUD_EXPORTS } from '#lib/exports/kinds/feud-exports.ts';
import { describePlayerFeud } from '#lib/seo/descriptions/describe-feud.ts';
import { feudName } from '#lib/seo/record-names.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: PLAYER_FEUD,
  exports: PLAYER_FEUD_EXPORTS,
  describe: (feud, { id, rivalId }) => ({
    ...describePlayerFeud(feud),
    path: routes.playerFeud(id, rivalId),
  }),
  trail: (feud) => [{ label: 'Home', href: routes.home }, { label: feudName(feud) }],
  early: ({ id: rivals, query }) => {
    const list = listAddress(routes.playerFeud(rivals.id, rivals.rivalId), query);
    return { list, kills: listPlayerFeudKills(rivals, list) };
  },
  content: ({ record: feud, panels: { list, kills } }) => (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl leading-title">{feudName(feud)}</h1>
        <ShareLinks list={list} />
      </div>
      <FeudScore
        near={<RivalCard character={feud.sides[0]} />}
        far={<RivalCard character={feud.sides[1]} />}
        kills={feud.kills}
      >
        <LinkButton href={routes.comparison(feud.sides[0].id, feud.sides[1].id)} className="mt-2">
          Compare
        </LinkButton>
        <LinkButton href={routes.armoryComparison(feud.sides[0].id, feud.sides[1].id)}>
          Compare armories
        </LinkButton>
      </FeudScore>
      <Load from={kills} label="kills of the feud">
        {(page) => <KillList title="Player feud" kills={page} list={list} />}
      </Load>
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
