import { battleKills } from '#app/battle-kills.tsx';
import { SKIRMISH_KILLS_EXPORTS } from '#app/export/kinds/skirmishes.ts';
import { listSkirmishKills } from '#lib/data/war/kills.ts';
import { SKIRMISH } from '#lib/data/war/skirmishes.ts';
import { describeSkirmishKills } from '#lib/seo/descriptions/describe-skirmish.ts';
import { routes } from '#lib/url/routes.ts';

const page = battleKills({
  source: SKIRMISH,
  exports: SKIRMISH_KILLS_EXPORTS,
  describe: describeSkirmishKills,
  path: routes.skirmish,
  kills: listSkirmishKills,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
