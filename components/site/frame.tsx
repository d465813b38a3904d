import { PaintServers } from '../ui/paint-servers.tsx';
import { sharedMarkup } from '../ui/static/shared-markup.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PartNavs } from './part-navs.tsx';
import { type Place, placeOf } from './place.ts';
import { SkipLink } from './skip-link.tsx';

const Top = ({ place }: { readonly place: Place }) => (
  <div className="contents">
    <SkipLink />
    <Header place={place} />
    <PartNavs place={place} />
  </div>
);

const topAt = sharedMarkup((place: Place) => <Top place={place} />);

const bottom = sharedMarkup(() => (
  <Footer>
    <PaintServers />
  </Footer>
));

/** What stands above the content of a page. */
export const FrameTop = ({ path }: { readonly path: string }) => topAt(placeOf(path));

/** What stands below it. */
export const FrameBottom = () => bottom(null);
