import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { type TextSection, TextSections } from '#components/ui/record/text-sections.tsx';
import { isLiveOffered } from '#lib/api/is-live-offered.ts';
import { registeredApi } from '#lib/api/registry.ts';
import { env } from '#lib/env.ts';
import { FEED_ENTRIES } from '#lib/exports/feeds/export-feed.ts';
import { EMBED_SIZE, embedCode } from '#lib/exports/other-sites/embed-code.ts';
import { LONGEST_DELAY } from '#lib/exports/other-sites/overlay-file.ts';
import { thousands } from '#lib/format/number.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { REQUESTS_PER_MINUTE } from '#lib/server/http/guards/client-limits.ts';
import { CHAT_SECTION, sharedHref } from '#lib/url/export-address.ts';
import { routes } from '#lib/url/routes.ts';

/** Files, not pages. */
const KILL_FEED = '/kills.atom';
const SITEMAP = '/sitemap.xml';
const LANGUAGE_MODELS = '/llms.txt';

interface SiteProps {
  /** The origin that visitors use. */
  readonly site: string;
}

/** Ways to the same data, each with what it is good for. */
const Ways = ({ servesApi }: { readonly servesApi: boolean }) => (
  <ul>
    <li>
      <NavLink href={routes.formats}>Data and formats</NavLink>: every page as CSV, JSON, text, feed and
      picture, at its address with an ending
    </li>
    <li>
      <a href={routes.openApi}>OpenAPI 3.1</a>: the same, for programs that write programs
    </li>
    {servesApi && (
      <li>
        <NavLink href={routes.explorer}>GraphQL API</NavLink>: other fields and other rows than a page shows,
        with an explorer
      </li>
    )}
    <li>
      <NavLink href={routes.data}>Whole months</NavLink>: kills, scenarios, battles and dungeon runs as
      NDJSON, CSV and Parquet
    </li>
    <li>
      <a href={KILL_FEED}>Feeds</a>: what is new of nearly every list, under the filter of the page, for any
      feed reader or chat bot that follows feeds
    </li>
    <li>
      <a href={SITEMAP}>Sitemap</a> and <a href={LANGUAGE_MODELS}>llms.txt</a>: what there is, for crawlers
      and for language models
    </li>
  </ul>
);

/** Battles of a guild with 12 players and more. */
const FOLLOWED = '/guild/{id}/battles.atom?minPlayers=12';

const Chats = ({ site }: SiteProps) => (
  <>
    <p>
      Every list that grows has a feed: “Atom feed” at the end of its page, which is the address of the page
      with <code>.atom</code> behind its path, under the filter that you have set. Any bot that follows feeds
      brings what is new to your chat, which adds the preview picture of each page.
    </p>
    <pre className="overflow-x-auto">
      <code>{site + FOLLOWED}</code>
    </pre>
    <ul>
      <li>
        Slack: <code>/feed subscribe</code> and the address, once the app RSS is in your workspace.
      </li>
      <li>
        Discord and others follow no feeds by themselves: invite one of the many bots that do, and give it the
        address.
      </li>
      <li>A feed holds the {FEED_ENTRIES} newest. An entry keeps its id, so that a bot tells it once.</li>
    </ul>
  </>
);

const LiveStream = ({ site }: SiteProps) => (
  <>
    <p>
      <code>/live</code> tells what happens as server-sent events: a kill as soon as it is known, a battle and
      a dungeon session once they are over, a scenario with its result, an event of the game when it is
      announced.
    </p>
    <pre className="overflow-x-auto">
      <code>{`new EventSource('${site}/live?kind=kill,battle&zone=105').addEventListener('kill', (event) => {
  const { title, url } = JSON.parse(event.data);
});`}</code>
    </pre>
    <ul>
      <li>
        <code>kind</code>, <code>guild</code>, <code>player</code>, <code>zone</code> and{' '}
        <code>minPlayers</code> choose; guilds and players by their numbers, with commas between them.
      </li>
      <li>
        A browser goes on by itself where it was, without a loss or a double, for a day:{' '}
        <code>Last-Event-ID</code>. A line each 15 seconds keeps the connection.
      </li>
      <li>
        <code>/live.json?after=…&amp;wait=30</code> is the same for programs that ask: it answers at once when
        there is something. <a href={routes.openApi}>OpenAPI</a> has all fields.
      </li>
    </ul>
  </>
);

const Cards = ({ site }: SiteProps) => (
  <>
    <p>
      One line in your page shows a card for each link to a player, a guild, an item, a kill, a battle, a
      scenario, a quest or a build: when the pointer rests on it, when it has the focus of the keyboard, and
      after a long touch. Escape closes it.
    </p>
    <pre className="overflow-x-auto">
      <code>{`<script src="${site}/cards.js" async></script>`}</code>
    </pre>
    <ul>
      <li>
        <code>/cards-1.js</code> is version 1 and never changes: take it where you check files by their hash.
      </li>
      <li>
        Nothing is asked for until a visitor points at a link. What is sent then is the address of that link:
        no cookie, no address of your page.
      </li>
      <li>
        A strict policy needs <code>{`script-src ${site}`}</code> and <code>{`connect-src ${site}`}</code>,
        and nothing <code>unsafe</code>. Where you require trusted types, allow <code>war-ledger-card</code>.
      </li>
      <li>A card is dark where the text around the link is light, and light elsewhere.</li>
      <li>
        Links that are added later have cards too. <code>data-war-ledger="off"</code> on an element leaves out
        those within.
      </li>
      <li>
        A card alone is at the address of its page with <code>/card</code> behind it: a fragment of HTML that
        scripts of every site may read.
      </li>
    </ul>
    <p>
      Try it: <a href={routes.cardExample}>a plain page with cards</a>.
    </p>
  </>
);

const EXAMPLE = sharedHref(routes.leaderboard, 'embed');

const Embeds = ({ site }: SiteProps) => (
  <>
    <p>
      Put <code>/embed</code> before the path of a page, with its filter: the scoreboard of a scenario, a
      player, a guild, a battle, a leaderboard, the map of the war, the events. “Embed” beside “Copy for
      Discord” copies the markup; programs that know oEmbed find it by themselves.
    </p>
    <pre className="overflow-x-auto">
      <code>{embedCode(site + EXAMPLE, 'Leaderboard')}</code>
    </pre>
    <ul>
      <li>It needs no script, holds none, and works from 280 pixels of width.</li>
      <li>
        <code>theme=light</code> and <code>theme=dark</code> choose the colours; without them your visitor’s
        system does.
      </li>
      <li>It is not in search engines. Its links open outside of the frame.</li>
    </ul>
    <iframe
      src={EXAMPLE}
      title="Leaderboard, embedded"
      {...EMBED_SIZE}
      loading="lazy"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      className="max-w-full border-0"
    />
  </>
);

const OVERLAY = '/overlay/character/{id}?delay=60';

const Overlays = ({ site }: SiteProps) => (
  <>
    <p>
      The address of a player or a guild with <code>/overlay</code> before it is a transparent page with large
      type, for a browser source in your streaming program: kills and deaths of the evening, and the running
      battle.
    </p>
    <pre className="overflow-x-auto">
      <code>{site + OVERLAY}</code>
    </pre>
    <ul>
      <li>
        <code>delay=</code> is the number of seconds that it stays behind, up to {LONGEST_DELAY}: your
        audience does not learn where you are now. Nothing later is counted.
      </li>
      <li>It is right again by itself when your line or the site was away.</li>
      <li>Your program’s own style sheet can change how it looks.</li>
      <li>The width of the source decides the size of the type: 800 pixels are a good start.</li>
    </ul>
  </>
);

const Assistants = ({ site }: SiteProps) => (
  <>
    <p>
      Assistants that speak the Model Context Protocol read the site at <code>{site + routes.mcp}</code>{' '}
      (streamable HTTP, no key, nothing can be changed).
    </p>
    <ul>
      <li>
        <code>find</code>: players, guilds, items, places and whatever else by a part of the name
      </li>
      <li>
        <code>read</code>: any page by its address, as a summary, as data or as a table
      </li>
      <li>
        <code>board</code>: the best players and guilds of a week or a month
      </li>
      <li>
        <code>compare</code>: two players or two guilds beside each other
      </li>
      <li>
        <code>explain</code>: how a figure is counted
      </li>
    </ul>
  </>
);

const Limits = () => (
  <>
    <p>
      There is no key and no sign-in. One client may ask for {thousands(REQUESTS_PER_MINUTE.export)} exports,
      cards and embeds in a minute, {thousands(REQUESTS_PER_MINUTE.mcp)} answers to assistants and{' '}
      {thousands(REQUESTS_PER_MINUTE.graphql)} questions to the API; beyond that the answer is{' '}
      <code>429</code>, and <code>Retry-After</code> says when to ask again. <code>RateLimit</code> and{' '}
      <code>RateLimit-Policy</code> tell what is left with each answer.
    </p>
    <p>
      Send the <code>ETag</code> of what you have as <code>If-None-Match</code>, keep what{' '}
      <code>Cache-Control</code> lets you keep, and say who you are in the <code>User-Agent</code>.
    </p>
  </>
);

export const generateMetadata = () =>
  metadataOf({
    title: 'Developers',
    description:
      'Every way to the data for programs: files, feeds, a live stream, OpenAPI and GraphQL; cards and embeds for your own site; a server for assistants.',
    path: routes.developers,
  });

export default function DevelopersPage() {
  const { CARDS, EMBEDS, OVERLAYS, MCP, ...rest } = env();
  const site = siteUrl(rest);
  const sections: readonly (TextSection | false)[] = [
    { id: 'data', title: 'Data', content: <Ways servesApi={registeredApi() !== undefined} /> },
    { id: CHAT_SECTION, title: 'News in your chat', content: <Chats site={site} /> },
    isLiveOffered() && { id: 'live', title: 'Live stream', content: <LiveStream site={site} /> },
    CARDS && { id: 'cards', title: 'Cards for your links', content: <Cards site={site} /> },
    EMBEDS && { id: 'embeds', title: 'Pages to embed', content: <Embeds site={site} /> },
    OVERLAYS && { id: 'overlays', title: 'Overlay for streams', content: <Overlays site={site} /> },
    MCP && { id: 'assistants', title: 'Assistants', content: <Assistants site={site} /> },
    { id: 'limits', title: 'Limits', content: <Limits /> },
  ];
  return (
    <Page crumbs="Developers">
      <h1 className="text-2xl leading-title">Developers</h1>
      <p className="mt-2 mb-6 max-w-[68ch] text-md text-muted">
        All that the site knows is yours to build on: files for programs, and parts of pages for your own
        site.
      </p>
      <TextSections sections={sections.filter((section) => section !== false)} />
    </Page>
  );
}
