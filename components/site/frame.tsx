import { areasWithout, missingAreas } from '#lib/areas/offered-areas.ts';

import { PaintServers } from '../ui/paint-servers.tsx';
import { sharedMarkup } from '../ui/static-markup.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PartNavs } from './part-navs.tsx';
import { type Place, placeOf } from './place.ts';
import { SkipLink } from './skip-link.tsx';

interface TopProps {
  readonly place: Place;
  /** Addresses of areas that the API does not have. */
  readonly missing: readonly string[];
}

function Top({ place, missing }: TopProps) {
  const areas = areasWithout(missing);
  return (
    <div className="contents">
      <SkipLink />
      <Header place={place} areas={areas} />
      <PartNavs place={place} areas={areas} />
    </div>
  );
}

const topAt = sharedMarkup((props: TopProps) => <Top {...props} />);

/** The footer, in an element without attributes: the data of each page would repeat them. */
const bottom = sharedMarkup(() => (
  <div>
    <Footer>
      <PaintServers />
    </Footer>
  </div>
));

/** Renders the frame above the content of a page. */
export const FrameTop = ({ path }: { readonly path: string }) =>
  topAt({ place: placeOf(path), missing: missingAreas() });

/** Renders the frame below the content. */
export const FrameBottom = () => bottom(null);
