import type { ReactNode } from 'react';

import type { Crumb } from '#lib/seo/structured-data.ts';

import { Breadcrumbs } from '../record/breadcrumbs.tsx';
import { Container } from './container.tsx';
import { FreshnessNote } from './freshness-note.tsx';
import { RecordNote } from './record-note.tsx';
import { staticMarkup } from '../static-markup.ts';

interface Props {
  readonly trail: readonly Crumb[];
  /** Epoch milliseconds of the record that the page is about, where it is not of today; null otherwise. */
  readonly staleSince?: number | null;
  readonly children: ReactNode;
}

/** The frame of every page but the home pages: where it stands, how old its record is, what it shows. */
export const Page = (props: Props) => staticMarkup(<PageFrame {...props} />);

/** Renders the same within a page that is turned into markup as a whole. */
export const PageFrame = ({ trail, staleSince = null, children }: Props) => (
  <Container>
    <Breadcrumbs trail={trail} />
    <FreshnessNote since={staleSince} />
    <RecordNote />
    {children}
  </Container>
);
