import { NotFoundScreen } from '#components/ui/not-found-screen.tsx';
import { staticMarkup } from '#components/ui/static/static-markup.ts';

export const metadata = { title: 'Not found' };

/** Addresses that no page answers to; Next sets the status. */
export default function UnknownAddress() {
  return staticMarkup(<NotFoundScreen />);
}
