import type { ReactNode } from 'react';

import { Page } from '../ui/page/page.tsx';
import { SearchBox } from '../ui/filter/search-box.tsx';

interface Props {
  readonly title: string;
  readonly action: string;
  readonly placeholder: string;
  readonly text?: string;
  /** The address of suggestions during typing. */
  readonly suggest: string;
  readonly children?: ReactNode;
}

/** The frame of both searches: where one stands, the field, the results. */
export function SearchScreen({ title, action, placeholder, text, suggest, children }: Props) {
  return (
    <Page crumbs="Search">
      <h1 className="mb-4 text-2xl leading-title">{title}</h1>
      <SearchBox action={action} label={title} placeholder={placeholder} value={text} suggest={suggest} />
      <div className="mt-6">{children}</div>
    </Page>
  );
}
