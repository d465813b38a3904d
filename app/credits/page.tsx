import { Page } from '#components/ui/page/page.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Prose } from '#components/ui/record/prose.tsx';
import { isSampleData } from '#lib/api/data-origin.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

export const generateMetadata = () =>
  metadataOf({
    title: 'Credits',
    description: 'Who made the icons, the typefaces and the scripts of War Ledger, and under which licences.',
    path: routes.credits,
  });

/** Named in the licence of the set; it does not say who drew which icon. */
const ICON_ARTISTS =
  'Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog';

/** A file, not a page. */
const NOTICES = '/THIRD_PARTY_NOTICES.md';

/** Always the same objects: shared markup is remembered by them. */
const creditsOf = { sample: content(true), other: content(false) };

export default function CreditsPage() {
  const credits = creditsOf[isSampleData() ? 'sample' : 'other'];
  return (
    <Page crumbs="Credits">
      <h1 className="mb-4 text-2xl leading-title">Credits</h1>
      {credits}
    </Page>
  );
}

function content(isSample: boolean) {
  return (
    <Panel ornate className="px-6 pb-6">
      <Prose>
        <h2>Icons</h2>
        <p>
          Icons made by {ICON_ARTISTS} and other contributors of{' '}
          <a href="https://game-icons.net">game-icons.net</a>, licensed under{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. Viscious Speed&rsquo;s are
          CC0. They were changed for this site: recoloured, framed and combined.
        </p>
        <h2>Typefaces</h2>
        <p>
          Texturina and Source Sans 3, licensed under the{' '}
          <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>.
        </p>
        <h2>Scripts</h2>
        <p>
          Pages run on React and Next.js, the explorer on GraphiQL.{' '}
          <a href={NOTICES}>All licences and their holders</a> are in one file.
        </p>
        {isSample && (
          <>
            <h2>Data</h2>
            <p>
              What this site shows at present is a generated sample war: its players, guilds, fights and items
              are invented.
            </p>
          </>
        )}
        <h2>Maps, arms and badges</h2>
        <p>Drawn by this site&rsquo;s own programs. No artwork of any game is used.</p>
      </Prose>
    </Panel>
  );
}
