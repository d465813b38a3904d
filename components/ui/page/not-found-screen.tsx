import { routes } from '#lib/url/routes.ts';

import { Container } from './container.tsx';
import { NotFound } from './not-found.tsx';
import { SearchBox } from '../filter/search-box.tsx';

/** A page for a record, or an address, that does not exist. */
export function NotFoundScreen() {
  return (
    <Container className="pt-10">
      <NotFound as="h1">
        <p className="max-w-[52ch] text-muted">
          There is nothing at this address. The record may have been removed, or the link may be wrong.
        </p>
        <SearchBox
          action={routes.search}
          label="Search"
          placeholder="Search everything"
          suggest={routes.suggestions}
        />
      </NotFound>
    </Container>
  );
}
