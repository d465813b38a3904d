import { KillList } from '#components/kill/kill-list.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { listSkirmishKills } from '#lib/data/war/kills.ts';
import { SKIRMISH } from '#lib/data/war/skirmishes.ts';
import { SKIRMISH_KILLS_EXPORTS } from '#lib/exports/kinds/skirmish-exports.ts';
import { describeSkirmishKills } from '#lib/seo/descriptions/describe-skirmish.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: SKIRMISH,
  exports: SKIRMISH_KILLS_EXPORTS,
  describe: (skirmish, id) => ({
    ...describeSkirmishKills(skirmish),
    path: routes.skirmish(id, '/kills'),
  }),
  early: ({ id, query }) => {
    const list = listAddress(routes.skirmish(id, '/kills'), query);
    return { list, kills: listSkirmishKills(id, list) };
  },
  content: ({ panels: { list, kills } }) => (
    <Load from={kills} label="kills">
      {(page) => <KillList title="Kills" kills={page} list={list} />}
    </Load>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
