import { NotFoundScreen } from '#components/ui/not-found-screen.tsx';
import { sharedMarkup } from '#components/ui/static-markup.ts';

export const metadata = { title: 'Not found' };

/** Next renders it for every page, in case that something on it calls for it: in an element without attributes. */
const screen = sharedMarkup(() => (
  <div>
    <NotFoundScreen />
  </div>
));

/** Addresses that no page answers to; Next sets the status. */
export default function UnknownAddress() {
  return screen(null);
}
