import { notOfferedWords } from '#lib/api/offered-pages.ts';
import { areasOffered, entranceOf } from '#lib/areas/offered-areas.ts';
import { setStatus } from '#lib/page-status.ts';

import { Container } from './container.tsx';
import { staticMarkup } from '../static-markup.ts';
import { LinkChip } from '../navigation/link-chip.tsx';
import { NotFound } from './not-found.tsx';

/**
 * A page for a subject that the API does not offer, with links to subjects that it does. Sets the status 404, so a page
 * returns it before anything is sent.
 */
export function NotOfferedScreen({ subject }: { readonly subject: string }) {
  setStatus(404);
  return staticMarkup(
    <Container className="pt-10">
      <NotFound as="h1">
        <p className="max-w-[52ch] text-muted">{notOfferedWords(subject)} There is more to see:</p>
        <nav aria-label="What there is">
          <ul className="flex flex-wrap justify-center gap-2">
            {areasOffered().map((area) => (
              <li key={area.href}>
                <LinkChip className="narrow:min-h-11" href={entranceOf(area)}>
                  {area.label}
                </LinkChip>
              </li>
            ))}
          </ul>
        </nav>
      </NotFound>
    </Container>,
  );
}
