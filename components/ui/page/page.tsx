import type { ReactNode } from 'react';

import type { Crumb } from '#lib/seo/structured-data.ts';
import { routes } from '#lib/url/routes.ts';

import { Breadcrumbs } from '../record/breadcrumbs.tsx';
import { Container } from './container.tsx';
import { FreshnessNote } from './freshness-note.tsx';
import { RecordNote } from './record-note.tsx';
import { staticMarkup } from '../static-markup.ts';

interface FrameProps {
  /** The breadcrumbs below the home page; the last one names the page. */
  readonly crumbs: readonly Crumb[];
  /** Epoch milliseconds of the record that the page is about, where it is not of today; null otherwise. */
  readonly staleSince?: number | null;
  readonly children: ReactNode;
}

interface Props extends Omit<FrameProps, 'crumbs'> {
  /** Names the page in its breadcrumbs. */
  readonly name: string;
}

const HOME: Crumb = { label: 'Home', href: routes.home };

/** The frame of every page but the home pages: where it stands, how old its record is, what it shows. */
export const Page = ({ name, ...props }: Props) =>
  staticMarkup(<PageFrame crumbs={[{ label: name }]} {...props} />);

/** Renders the same within a page that is turned into markup as a whole. */
export const PageFrame = ({ crumbs, staleSince = null, children }: FrameProps) => (
  <Container>
    <Breadcrumbs trail={[HOME, ...crumbs]} />
    <FreshnessNote since={staleSince} />
    <RecordNote />
    {children}
  </Container>
);
