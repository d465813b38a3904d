import { AnswerAges, DataSource } from '#components/about/data-source.tsx';
import { DEFINITIONS } from '#components/about/definitions.ts';
import { Privacy } from '#components/about/privacy.tsx';
import { Definitions } from '#components/ui/list/definitions.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { TextSections } from '#components/ui/record/text-sections.tsx';
import { analyticsOf } from '#lib/analytics/analytics.ts';
import { dataOrigin } from '#lib/api/data-origin.ts';
import { registeredApi } from '#lib/api/registry.ts';
import { listLatestKills } from '#lib/data/war/kills.ts';
import { env } from '#lib/env.ts';
import { SCORE_MEANINGS } from '#lib/game/battles/score-meanings.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { NO_FILTER } from '#lib/url/filter/filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import packageJson from '../../package.json';

/** Files, not pages. */
const SITEMAP = '/sitemap.xml';
const KILL_FEED = '/kills.atom';

interface Props {
  /** True if this process serves the GraphQL API itself. */
  readonly servesApi: boolean;
}

/** Lists the addresses of the site's data for programs. */
const MachineAddresses = ({ servesApi }: Props) => (
  <>
    <p>
      Everything that a page shows is also offered as a table, as data, as text to paste and as a picture, at
      the address of the page with an ending: <NavLink href={routes.formats}>Data and formats</NavLink> says
      how. You are welcome to use it.
    </p>
    <ul>
      <li>
        <a href={routes.openApi}>OpenAPI description</a> of all these addresses
      </li>
      <li>
        <a href={KILL_FEED}>Feed of the latest kills</a>; other lists have feeds too
      </li>
      <li>
        <a href={SITEMAP}>Sitemap</a> and <a href={routes.openSearch}>search description</a> for browsers
      </li>
      {servesApi && (
        <li>
          <NavLink href={routes.explorer}>GraphQL API</NavLink>, with an explorer
        </li>
      )}
    </ul>
  </>
);

/** Explains how days, weeks and months are counted (rules.md: Kill filter, Times, Leaderboards, Heatmaps). */
const TimeRules = () => (
  <>
    <p>
      Days, weeks and months are those of UTC, for every visitor the same ones. Single moments are shown in
      your own time zone once scripts run, and in UTC where they do not; the zone is always named.
    </p>
    <Definitions definitions={DEFINITIONS.time} />
  </>
);

/** Says which browsers the scripts are made for, and what others show. */
const Browsers = ({ oldest }: { readonly oldest: readonly string[] }) => (
  <p>
    The site is made for {listOf(oldest)}, and all newer versions of these. Older browsers, and those without
    scripts, show the same pages: each order, filter and tab is then a page of its own, and tooltips,
    suggestions and the watch list may be missing.
  </p>
);

/** The names as in package.json, which are in lower case there. */
const listOf = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB').format(
    names.map((name) => name.replace(/^./, (first) => first.toUpperCase())),
  );

/** Names the makers of everything on the site. */
const Makers = () => (
  <p>
    War Ledger is fan-made and belongs to no game company. Maps, coats of arms and badges are drawn by its own
    programs; no artwork of any game is used. Icons, typefaces and scripts of others are named in the{' '}
    <NavLink href={routes.credits}>credits</NavLink>, with their licences.
  </p>
);

/** Explains the credit for a kill, and the figures derived from it (rules.md: Kills, Damage tables, Feuds). */
const KillRules = () => (
  <>
    <p>
      A kill belongs to the attacker who did the most damage to the victim, and to no other: every kill counts
      once. A mark shows who struck last, which may be another player.
    </p>
    <Definitions definitions={DEFINITIONS.kills} />
  </>
);

/** Explains the columns of scoreboards, in the words of their heads (rules.md: Scoreboards). */
const ScoreRules = () => <Definitions definitions={Object.values(SCORE_MEANINGS)} />;

export const generateMetadata = () =>
  metadataOf({
    title: 'About',
    description:
      'What the numbers mean, where the data is from and how old it is, what the site knows of you, and addresses for programs.',
    path: routes.about,
  });

const hostOf = (address: string | undefined) => (address === undefined ? null : new URL(address).host);

export default async function AboutPage() {
  const latestKills = listLatestKills(listAddress(routes.about, {}, NO_FILTER));
  await awaitPanels(latestKills);
  const analyticsHost = hostOf(analyticsOf(env())?.endpoint);
  const imageHost = hostOf(env().IMAGE_ORIGIN);

  return (
    <Page crumbs="About">
      <h1 className="text-2xl leading-title">About War Ledger</h1>
      <p className="mt-2 mb-6 max-w-[68ch] text-md text-muted">
        War Ledger keeps the books of a war between two realms: who killed whom and where, which side won, who
        leads, and what lies in the dungeons. This page says how it counts.
      </p>
      <TextSections
        sections={[
          {
            id: 'data',
            title: 'The data',
            content: <DataSource origin={dataOrigin(env())} latestKills={latestKills} />,
          },
          { id: 'kills', title: 'Kills', content: <KillRules /> },
          { id: 'time', title: 'Days, weeks, months', content: <TimeRules /> },
          {
            id: 'battles',
            title: 'Battles and ratings',
            content: <Definitions definitions={DEFINITIONS.battles} />,
          },
          { id: 'scores', title: 'Scoreboards', content: <ScoreRules /> },
          { id: 'runs', title: 'Dungeon runs', content: <Definitions definitions={DEFINITIONS.runs} /> },
          { id: 'age', title: 'How fresh it is', content: <AnswerAges /> },
          {
            id: 'privacy',
            title: 'Your privacy',
            content: <Privacy analyticsHost={analyticsHost} imageHost={imageHost} />,
          },
          {
            id: 'programs',
            title: 'For programs',
            content: <MachineAddresses servesApi={registeredApi() !== undefined} />,
          },
          { id: 'browsers', title: 'Browsers', content: <Browsers oldest={packageJson.browserslist} /> },
          { id: 'makers', title: 'Who made it', content: <Makers /> },
        ]}
      />
    </Page>
  );
}
